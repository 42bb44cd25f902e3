// A graphics context that was lost comes back empty. What the window library has made in it is noted here,
// and made again: shaders, textures, buffers, and the state that the library believes to be set.

let isLost = false;

// What the library has older browsers do by extensions, which are lost too.
const EXTENSIONS = {
    OES_vertex_array_object: ["OES", "createVertexArray", "deleteVertexArray", "bindVertexArray", "isVertexArray"],
    ANGLE_instanced_arrays: ["ANGLE", "vertexAttribDivisor", "drawArraysInstanced", "drawElementsInstanced"],
    WEBGL_draw_buffers: ["WEBGL", "drawBuffers"],
    EXT_shader_texture_lod: ["EXT"],
    OES_standard_derivatives: ["OES"],
    WEBGL_depth_texture: ["WEBGL"],
};

function extend() {
    const extended = {};
    const acquire = () => Object.keys(EXTENSIONS).forEach((name) => { extended[name] = gl.getExtension(name); });
    acquire();
    for (const [name, [ending, ...functions]] of Object.entries(EXTENSIONS)) {
        if (extended[name]) {
            functions.forEach((each) => { gl[each] = (...given) => extended[name][each + ending](...given); });
        }
    }
    return acquire;
}

function keepContext() {
    const acquire = gl instanceof WebGLRenderingContext ? extend() : () => {};
    const GL_TEXTURE_2D = 0x0DE1, GL_ARRAY_BUFFER = 0x8892, GL_RGBA = 0x1908, GL_UNSIGNED_BYTE = 0x1401;
    // How each object is made again, by object.
    const recipes = new Map();
    // The last call that set each part of the state, by part.
    const state = new Map();
    // The pointer of each attribute, with the buffer that it points into.
    const pointers = new Map();
    let unit = 0x84C0;
    const bound = new Map();

    // Has `also` called with the arguments of every call.
    function note(name, also) {
        const own = gl[name];
        gl[name] = (...given) => {
            const made = own.apply(gl, given);
            also(given, made);
            return made;
        };
    }
    // Of calls with the same key only the last counts.
    function noteState(name, key = () => name) {
        note(name, (given) => state.set(key(given), () => gl[name](...given.map(present))));
    }

    // The object that has taken the place of another.
    const successors = new Map();
    const present = (object) => successors.get(object) ?? object;

    for (const name of ["blendFunc", "blendFuncSeparate", "blendEquationSeparate", "depthFunc", "frontFace",
        "cullFace", "colorMask", "viewport", "scissor", "clearColor", "useProgram", "bindVertexArray"]) {
        noteState(name);
    }
    noteState("pixelStorei", ([name]) => "pixelStorei" + name);
    noteState("enable", ([what]) => "able" + what);
    noteState("disable", ([what]) => "able" + what);
    noteState("enableVertexAttribArray", ([index]) => "attribute" + index);
    noteState("disableVertexAttribArray", ([index]) => "attribute" + index);
    noteState("vertexAttribDivisor", ([index]) => "divisor" + index);
    note("vertexAttribPointer", (given) => pointers.set(given[0], [bound.get(GL_ARRAY_BUFFER), given]));
    note("activeTexture", ([now]) => { unit = now; });
    note("bindTexture", ([target, texture]) => bound.set("texture" + unit, texture));
    note("bindBuffer", ([target, buffer]) => bound.set(target, buffer));

    note("createVertexArray", (given, made) => recipes.set(made, () => gl.createVertexArray()));
    note("createBuffer", (given, made) => recipes.set(made, () => gl.createBuffer()));
    note("bufferData", ([target, data, usage]) => {
        // What is in a buffer is written before every use.
        const length = data.byteLength ?? data;
        recipes.set(bound.get(target), () => {
            const buffer = gl.createBuffer();
            gl.bindBuffer(target, buffer);
            gl.bufferData(target, length, usage);
            return buffer;
        });
    });

    // Shaders are thrown away once they are linked: their sources belong to the program.
    const sources = new Map();
    note("createShader", ([type], shader) => sources.set(shader, { type }));
    note("shaderSource", ([shader, source]) => { sources.get(shader).source = source; });
    note("deleteShader", ([shader]) => sources.delete(shader));
    const programs = new Map();
    note("createProgram", (given, program) => {
        const parts = { shaders: [], attributes: new Map() };
        programs.set(program, parts);
        recipes.set(program, () => linked(parts));
    });
    note("attachShader", ([program, shader]) => programs.get(program)?.shaders.push(sources.get(shader)));
    note("getAttribLocation", ([program, name], location) => programs.get(program)?.attributes.set(name, location));
    function linked({ shaders, attributes }) {
        const program = gl.createProgram();
        for (const { type, source } of shaders) {
            const shader = gl.createShader(type);
            gl.shaderSource(shader, source);
            gl.compileShader(shader);
            gl.attachShader(program, shader);
            gl.deleteShader(shader);
        }
        for (const [name, location] of attributes) {
            if (location >= 0) {
                gl.bindAttribLocation(program, location, name);
            }
        }
        gl.linkProgram(program);
        return program;
    }

    const textures = new Map();
    const here = () => textures.get(bound.get("texture" + unit));
    note("createTexture", (given, texture) => {
        const kept = { image: null, pixels: null, parameters: new Map() };
        textures.set(texture, kept);
        recipes.set(texture, () => painted(kept));
    });
    note("deleteTexture", ([texture]) => {
        textures.delete(texture);
        recipes.delete(texture);
    });
    note("texParameteri", ([target, name, value]) => here()?.parameters.set(name, value));
    note("texImage2D", (given) => {
        const pixels = given[8];
        Object.assign(here() ?? {}, { image: given.slice(0, 8), pixels: pixels ? pixels.slice() : null });
    });
    note("texSubImage2D", ([target, level, left, top, width, height, format, type, pixels]) => {
        const kept = here();
        if (!kept?.pixels || format !== GL_RGBA || type !== GL_UNSIGNED_BYTE) {
            return;
        }
        const wide = kept.image[3];
        for (let row = 0; row < height; row += 1) {
            const from = row * width * 4;
            kept.pixels.set(pixels.subarray(from, from + width * 4), ((top + row) * wide + left) * 4);
        }
    });
    function painted({ image, pixels, parameters }) {
        const texture = gl.createTexture();
        gl.bindTexture(GL_TEXTURE_2D, texture);
        if (image) {
            gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
            gl.texImage2D(...image, pixels);
        }
        for (const [name, value] of parameters) {
            gl.texParameteri(GL_TEXTURE_2D, name, value);
        }
        return texture;
    }

    // The library's tables of objects, by the numbers that the program knows them by.
    const TABLES = [GL.vaos, GL.buffers, GL.programs, GL.textures];

    function restore() {
        const [states, pointersBefore] = [[...state.values()], [...pointers.values()]];
        const [boundBefore, unitBefore] = [new Map(bound), unit];
        acquire();
        for (const table of TABLES) {
            table.forEach((before, number) => {
                const recipe = before && recipes.get(before);
                if (!recipe) {
                    return;
                }
                const after = recipe();
                after.name = number;
                table[number] = after;
                successors.set(before, after);
                recipes.set(after, recipe);
                recipes.delete(before);
                for (const known of [programs, textures]) {
                    if (known.has(before)) {
                        known.set(after, known.get(before));
                        known.delete(before);
                    }
                }
            });
        }
        for (const [number, { uniforms }] of Object.entries(GL.programInfos)) {
            for (const [name, [count, first]] of Object.entries(uniforms)) {
                for (let index = 0; index < count; index += 1) {
                    const place = index > 0 ? `${name}[${index}]` : name;
                    GL.uniforms[first + index] = gl.getUniformLocation(GL.programs[number], place);
                }
            }
        }
        states.forEach((set) => set());
        for (const [buffer, given] of pointersBefore.filter(([buffer]) => buffer)) {
            gl.bindBuffer(GL_ARRAY_BUFFER, present(buffer));
            gl.vertexAttribPointer(...given);
        }
        for (const [what, object] of boundBefore) {
            if (typeof what === "string") {
                gl.activeTexture(Number(what.slice("texture".length)));
                gl.bindTexture(GL_TEXTURE_2D, present(object));
            } else {
                gl.bindBuffer(what, present(object));
            }
        }
        gl.activeTexture(unitBefore);
        successors.clear();
    }

    canvas.addEventListener("webglcontextlost", (event) => {
        event.preventDefault(); // or it would never come back
        isLost = true;
        say(words.lost);
    });
    canvas.addEventListener("webglcontextrestored", () => {
        restore();
        isLost = false;
        loading.hidden = hasStarted;
        fit();
    });
}
