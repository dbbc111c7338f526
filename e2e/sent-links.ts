import { type APIRequestContext, expect } from "@playwright/test";

type Message = { readonly recipient: string; readonly text: string };

/** Path of the link in the newest e-mail to this address. Drops the origin, because the journeys use another port. */
export const linkSentTo = async (request: APIRequestContext, recipient: string): Promise<string> => {
  const found: { path?: string } = {};
  await expect
    .poll(async () => {
      const messages = (await (await request.get("/api/demo/outbox")).json()) as readonly Message[];
      const text = messages.find((message) => message.recipient === recipient)?.text ?? "";
      const [, address] = /: (https?:\/\/\S+)/.exec(text) ?? [];
      if (address) {
        const { pathname, search } = new URL(address);
        found.path = `${pathname}${search}`;
      }
      return address !== undefined;
    })
    .toBe(true);
  return found.path ?? "";
};
