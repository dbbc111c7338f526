import { type APIRequestContext, expect } from "@playwright/test";

type Message = { readonly id: number; readonly recipient: string; readonly text: string };

const newestCode = async (request: APIRequestContext, recipient: string): Promise<string | undefined> => {
  const messages = (await (await request.get("/api/demo/outbox")).json()) as readonly Message[];
  return messages.flatMap((message) => (message.recipient === recipient ? (/\b\d{6}\b/.exec(message.text) ?? []) : []))[0];
};

/** The newest code sent to an e-mail or phone, other than the known one. */
export const codeSentTo = async (request: APIRequestContext, recipient: string, known?: string): Promise<string> => {
  const found: { code?: string } = {};
  await expect
    .poll(async () => {
      const code = await newestCode(request, recipient);
      if (code !== undefined && code !== known) found.code = code;
      return found.code !== undefined;
    })
    .toBe(true);
  return found.code ?? "";
};
