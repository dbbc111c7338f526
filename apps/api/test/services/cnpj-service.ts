import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A stub of the external CNPJ service that records requests. */
export type CnpjService = {
  readonly url: string;
  readonly asked: string[];
  readonly answerWith: (answer: (response: ServerResponse, cnpj: string) => void) => void;
  readonly close: () => Promise<void>;
};

export const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(typeof body === "string" ? body : JSON.stringify(body));
  };

export const openCnpjService = async (): Promise<CnpjService> => {
  const asked: string[] = [];
  let answer: (response: ServerResponse, cnpj: string) => void = json({}, 404);
  const server = createServer((request, response) => {
    const cnpj = request.url?.replace("/cnpj/v1/", "") ?? "";
    asked.push(cnpj);
    answer(response, cnpj);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cnpj/v1`,
    asked,
    answerWith: (chosen) => {
      answer = chosen;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
