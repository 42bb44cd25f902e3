%[sudoku diagonal windows]
% @word DATA => N H W grid
%[jigsaw]
% @word DATA => N grid region
%[latin]
% @word DATA => N grid
%[queens]
% @word DATA => N queen
% @word holder(row, col, num) => holder(row, col)
% @word row, col, num => row, col
% @word R%dC%d", row, col => R%d", row
% @word R%dC%d => R%d
% @word grid(ceil(cell / N), mod(cell - 1, N) + 1) => queen(row)
% @word grid(row, col) => queen(row)
% @word grid' => queen
% @word grid => queen
% @word N * N => N
% @word cell => row
% @word num => col
%[map]
% @word DATA => N nodes edges colour_of
% @word holder(row, col, num) => holder(node, colour)
% @word R%dC%d", row, col, num, other => %s", nodes{node}, colour, nodes{other}
% @word row, col, num => nodes{node}, colour
% @word R%dC%d", row, col => %s", nodes{node}
% @word R%dC%d => %s
% @word grid(ceil(cell / N), mod(cell - 1, N) + 1) => colour_of(node)
% @word grid(row, col) => colour_of(node)
% @word grid' => colour_of
% @word grid => colour_of
% @word N * N => numel(nodes)
% @word cell => node
% @word num => colour
%[whole]
% @say about
% @say watch
%[events]
% @say lines
% @say from-1

%[]
global DATA
N = SIZE;
%[sudoku diagonal windows]
H = HEIGHT;
W = WIDTH;
%[]
max_recursion_depth(1000);
%[grid]

% @say grid
grid = [
    GIVENS; % @each row
];
%[jigsaw]

% @say region
region = [
    "REGIONS"; % @each row
];
%[queens]

% @say queens
queen = [GIVENS];
%[map]

nodes = { ...
    CODES, ... % @each node
};

% @say edges
edges = [
    A, B; % @each edge
];

% @say colours
colour_of = [ ...
    GIVENS, ... % @each node
];
%[]

%[events whole]
% @say event
function event(words, varargin)
    stack = dbstack;
    printf(["@" words " :%d\n"], varargin{:}, stack(2).line);
    fflush(stdout);
end

% @say header
function print_puzzle()
    global DATA
%[events whole named]
    puts("@problem PROBLEM\n");
%[events whole all]
    puts("@goal GOAL\n");
%[events whole jigsaw]
    printf("@regions %s\n", region');
%[events whole]
    printf("@puzzle %s\n", ".123456789ABCDEFG"(grid' + 1));
    fflush(stdout);
end
%[]

% @say holder
function other = holder(row, col, num)
    global DATA
    other = [];
%[grid]
    c = find(grid(row, :) == num);
    if c, other = [row, c]; return; end
    r = find(grid(:, col) == num);
    if r, other = [r, col]; return; end
%[sudoku diagonal windows]
    top = row - mod(row - 1, H) - 1;
    left = col - mod(col - 1, W) - 1;
    [r, c] = find(grid(top + (1:H), left + (1:W)) == num);
    if r, other = [top + r, left + c]; return; end
%[jigsaw]
    [r, c] = find(region == region(row, col) & grid == num);
    if r, other = [r, c]; return; end
%[diagonal]
    i = find(diag(grid) == num);
    if row == col && any(i), other = [i, i]; return; end
    i = find(diag(fliplr(grid)) == num);
    if row + col == N + 1 && any(i), other = [i, N + 1 - i]; return; end
%[windows]
    top = floor((row - 1) / 4) * 4 + 1;
    left = floor((col - 1) / 4) * 4 + 1;
    if mod(row, 4) != 1 && mod(col, 4) != 1
        [r, c] = find(grid(top + (1:H), left + (1:W)) == num);
        if r, other = [top + r, left + c]; return; end
    end
%[queens]
    r = find(queen == col);
    if r, other = r; return; end
    r = find(queen > 0 & queen - (1:N) == col - row);
    if r, other = r; return; end
    r = find(queen > 0 & queen + (1:N) == col + row);
    if r, other = r; return; end
%[map]
    for edge = edges'
        a = edge(1); b = edge(2);
        if a == node && colour_of(b) == colour, other = b; return; end
        if b == node && colour_of(a) == colour, other = a; return; end
    end
%[]
end

% @say solve
function done = solve(cell)
    global DATA
    done = false;
    % @say given
    while cell <= N * N && grid(ceil(cell / N), mod(cell - 1, N) + 1) > 0
        cell++;
    end
    if cell > N * N
        % @event solution
        event("solution");
        disp(grid);
%[first]
        done = true;
%[]
        return;
    end
%[grid]
    row = ceil(cell / N);
    col = mod(cell - 1, N) + 1;
%[]
    % @event select
    event("select R%dC%d", row, col);
    for num = 1:N
        other = holder(row, col, num);
        if other
%[whole]
            % @event conflict
            event("conflict R%dC%d %d R%dC%d", row, col, num, other);
%[events]
            % @event conflict
            event("conflict R%dC%d %d", row, col, num);
%[]
            continue;
        end
        grid(row, col) = num;
        % @event place
        event("place R%dC%d %d", row, col, num);
        if solve(cell + 1)
            done = true;
            return;
        end
        grid(row, col) = 0;
        % @event backtrack
        event("backtrack R%dC%d %d", row, col, num);
    end
end

% @event puzzle
print_puzzle();
solve(1);
% @event done
event("done");
