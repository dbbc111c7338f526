import type { Socket } from "node:net";

/** The harmless EICAR test signature that every scanner detects. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
const COMMAND = "zINSTREAM\0";
export const CLAMD_SIZE_MAX = 30_000_000;

/** The file of a complete INSTREAM command; undefined until its last chunk. */
const fileIn = (received: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};
/** Handles a connection like clamd. */
export const asClamd = (socket: Socket) => {
  let received = Buffer.alloc(0);
  socket
    .on("error", () => undefined)
    .on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length > CLAMD_SIZE_MAX) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      const file = received.toString("latin1", 0, COMMAND.length) === COMMAND ? fileIn(received) : undefined;
      if (file) socket.end(file.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
    });
};
