import type { Socket } from "node:net";
import { type RefusalCode, refusals } from "@emdia/contract/refusals.ts";
import type { ConnectionError, FastifyInstance } from "fastify";
import { refuse } from "../../../kernel/outcome.ts";
import { sendRefusal } from "../refuse-request.ts";

const codesOfTheParser: { readonly [code: string]: RefusalCode } = {
  HPE_HEADER_OVERFLOW: "request.too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request.timed_out",
};

/** Answers a request that the HTTP parser rejects with a refusal of the contract, directly on the socket. */
export const refuseConnection = (error: ConnectionError, socket: Socket): void => {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const code = codesOfTheParser[error.code] ?? "request.malformed";
  const { status, message } = refusals[code];
  const body = JSON.stringify({ statusCode: status, code, message });
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
};

/** Handles two cases that Node answers with an empty body: a missing Host header and an unknown Expect header. */
export const answerForNode = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    const nowhere = request.raw.httpVersion === "1.1" && request.headers.host === undefined;
    return nowhere ? sendRefusal(reply, refuse("request.malformed")) : undefined;
  });
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
};
