// Loads the program, and puts together what the build has taken apart (assets/web/split).

async function compiled() {
    const { body } = await fetched("recuo.wasm");
    let length = 0;
    const counted = body.pipeThrough(new TransformStream({
        transform(part, all) {
            length += part.length;
            progress.value = length / LENGTH;
            all.enqueue(part);
        },
    }));
    return WebAssembly.compile(joined(new Uint8Array(await new Response(counted).arrayBuffer())));
}

// The bytes of a length, whatever it is.
const LENGTH_BYTES = 5;

// The module of which these are the parts.
function joined(parts) {
    const end = parts.indexOf(10);
    const [functions, ...lengths] = new TextDecoder().decode(parts.subarray(0, end)).split(" ").map(Number);
    let start = end + 1;
    // Where the rest of each part begins.
    const rest = lengths.map((length) => (start += length) - length);
    if (start !== parts.length) {
        throw new Error("recuo.wasm");
    }
    const [BEFORE, AFTER, DECLARED, OPCODES, LOCALS, LOADS, STORES, ALIGNMENTS, LABELS, CALLS, LONGS, FLOATS, CONSTANTS] = rest.keys();
    const module = new Uint8Array(parts.length + (functions + 3) * LENGTH_BYTES);
    let at = 0;

    function bytes(part, count) {
        for (let byte = 0; byte < count; byte += 1) {
            module[at++] = parts[rest[part]++];
        }
    }
    // A number has seven bits a byte, of which the last is below 128.
    function number(part) {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = module[at++] = parts[rest[part]++];
            value |= (byte & 127) << shift;
            if (byte < 128) {
                return value;
            }
        }
    }
    function length(value, place) {
        for (let byte = 1; byte < LENGTH_BYTES; byte += 1) {
            module[place++] = value & 127 | 128;
            value >>= 7;
        }
        module[place] = value;
    }
    function writeFunction() {
        for (let groups = number(DECLARED); groups > 0; groups -= 1) {
            number(DECLARED);
            bytes(DECLARED, 1);
        }
        for (let depth = 1; depth > 0;) {
            const opcode = module[at++] = parts[rest[OPCODES]++];
            if (opcode >= 0x20 && opcode <= 0x22) {
                number(LOCALS);
            } else if (opcode === 0x41) {
                number(CONSTANTS + parts[rest[OPCODES]]);
            } else if (opcode >= 0x28 && opcode <= 0x3e) {
                number(ALIGNMENTS);
                number(opcode < 0x36 ? LOADS : STORES);
            } else if (opcode >= 0x45 && opcode <= 0xc4) {
                // Arithmetic names nothing.
            } else if (opcode >= 0x02 && opcode <= 0x04) {
                number(OPCODES);
                depth += 1;
            } else if (opcode === 0x0b) {
                depth -= 1;
            } else if (opcode === 0x0c || opcode === 0x0d) {
                number(LABELS);
            } else if (opcode === 0x0e) {
                for (let cases = number(LABELS); cases >= 0; cases -= 1) {
                    number(LABELS);
                }
            } else if (opcode === 0x10) {
                number(CALLS);
            } else if (opcode === 0x11) {
                number(OPCODES);
                number(OPCODES);
            } else if (opcode === 0x42) {
                number(LONGS);
            } else if (opcode === 0x43 || opcode === 0x44) {
                bytes(FLOATS, opcode === 0x43 ? 4 : 8);
            } else if (opcode === 0x23 || opcode === 0x24 || opcode === 0x3f || opcode === 0x40) {
                number(OPCODES);
            } else if (opcode === 0xfc) {
                // Of memory: copying and filling it.
                bytes(OPCODES, { 0x0a: 2, 0x0b: 1 }[number(OPCODES)] ?? 0);
            }
        }
    }

    bytes(BEFORE, lengths[BEFORE]);
    module[at] = 0x0a;
    const code = at + 1 + LENGTH_BYTES;
    length(functions, code);
    at = code + LENGTH_BYTES;
    for (let left = functions; left > 0; left -= 1) {
        const body = at += LENGTH_BYTES;
        writeFunction();
        length(at - body, body - LENGTH_BYTES);
    }
    length(at - code, code - LENGTH_BYTES);
    bytes(AFTER, lengths[AFTER]);
    return module.subarray(0, at);
}
