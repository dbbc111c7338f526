import { randomUUID } from "node:crypto";
import { Agent, type ClientRequest, request } from "node:http";
import { madePdf } from "../../apps/api/test/files/made-pdf.ts";

const BOUNDARY = "bench";
const DATES = ["issueDate", "expirationDate"].map((name) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`);
const HEAD = Buffer.from(
  `${DATES.join("")}--${BOUNDARY}\r\ncontent-disposition: form-data; name="documents"; filename="entrega.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** A form with a document of about this size and unique bytes. */
export const formOf = (size: number) => {
  const pdf = madePdf({ weight: size - 1_000 });
  return () => Buffer.concat([HEAD, pdf, Buffer.from(`% ${randomUUID()}\n`), TAIL]);
};

type HttpResult = { readonly status: number; readonly body: string; readonly firstByteMs: number };
export type Caller = {
  readonly get: (url: string) => Promise<HttpResult>;
  readonly sendForm: (path: string, body: Buffer) => Promise<HttpResult>;
  /** Sends a form except its last bytes, which `end` sends. */
  readonly beginForm: (path: string, body: Buffer, heldBack: number) => { readonly end: () => Promise<HttpResult> };
  readonly close: () => void;
};

const resultOf = (asked: ClientRequest): Promise<HttpResult> => {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    asked.on("error", reject).on("response", (response) => {
      const chunks: Buffer[] = [];
      let firstByteMs = performance.now() - begun;
      response.once("data", () => {
        firstByteMs = performance.now() - begun;
      });
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("latin1"), firstByteMs }));
    });
  });
};

/** An HTTP client with keep-alive and as many connections as necessary. */
export const openCaller = (address: string, token: string): Caller => {
  const agent = new Agent({ keepAlive: true });
  const authorization = `Bearer ${token}`;
  const form = (path: string, length: number) =>
    request(`${address}${path}`, {
      agent,
      method: "POST",
      headers: { authorization, "content-type": `multipart/form-data; boundary=${BOUNDARY}`, "content-length": length },
    });
  return {
    get: (url) => resultOf(request(`${address}${url}`, { agent, headers: { authorization } }).end()),
    sendForm: (path, body) => resultOf(form(path, body.length).end(body)),
    beginForm: (path, body, heldBack) => {
      const asked = form(path, body.length);
      const told = resultOf(asked);
      asked.write(body.subarray(0, body.length - heldBack));
      return {
        end: () => {
          asked.end(body.subarray(body.length - heldBack));
          return told;
        },
      };
    },
    close: () => agent.destroy(),
  };
};
