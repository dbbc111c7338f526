import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { HopelessJob } from "../jobs/job.ts";
import { openSmtp } from "./smtp.ts";

const letter = {
  channel: "email",
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  to: "rita@ipe.example",
  subject: "Documento aprovado: Ficha de EPI",
  text: "Olá, Rita.",
  html: "<p>Olá, Rita.</p>",
} as const;

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((closed) => (server ? server.close(closed) : closed())));

/** Starts a mail server that records messages. */
const listen = async (options: SMTPServerOptions = {}) => {
  const received: string[] = [];
  server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onData: (stream, _session, done) =>
      void text(stream)
        .then((mail) => received.push(mail))
        .then(() => done()),
    ...options,
  });
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return { received, host: `127.0.0.1:${port}` };
};

test("an e-mail has text and HTML parts and the installation's sender", async () => {
  const { received, host } = await listen();
  await openSmtp(`smtp://${host}?from=avisos@emdia.example`)(letter);
  const [mail = ""] = received;
  expect(mail).toContain("From: Em Dia <avisos@emdia.example>");
  expect(mail).toContain("To: rita@ipe.example");
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
});

test("every attempt of a message has the same Message-ID", async () => {
  const { received, host } = await listen();
  const send = openSmtp(`smtp://${host}?from=avisos@emdia.example`);
  await send(letter);
  await send(letter);
  const ids = received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(ids).toEqual(Array(2).fill("<0f8fad5b-d9cb-469f-a165-70867728950e@emdia.example>"));
});

test("user and password of the URL sign in", async () => {
  const signedIn: unknown[] = [];
  const { host } = await listen({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) => {
      signedIn.push([username, password]);
      done(null, { user: username });
    },
  });
  await openSmtp(`smtp://avisos%40emdia:se%2Fgredo@${host}`)(letter);
  expect(signedIn).toEqual([["avisos@emdia", "se/gredo"]]);
});

test("an unknown recipient is not retried, and the error omits the address", async () => {
  const refuse = Object.assign(new Error("no such mailbox rita@ipe.example"), { responseCode: 550 });
  const { host } = await listen({ onRcptTo: (_address, _session, done) => done(refuse) });
  const failure = await openSmtp(`smtp://${host}`)(letter).catch((error) => error);
  expect(failure).toBeInstanceOf(HopelessJob);
  expect(failure.message).toBe("the mail server did not take the message (EENVELOPE 550)");
});

test("a temporary error of the server is retried", async () => {
  const busy = Object.assign(new Error("try later"), { responseCode: 451 });
  const { host } = await listen({ onRcptTo: (_address, _session, done) => done(busy) });
  const failure = await openSmtp(`smtp://${host}`)(letter).catch((error) => error);
  expect(failure).not.toBeInstanceOf(HopelessJob);
  expect(failure.message).toBe("the mail server did not take the message (EENVELOPE 451)");
});

test("an e-mail with an unsubscribe address has the headers of RFC 8058", async () => {
  const { received, host } = await listen();
  const send = openSmtp(`smtp://${host}?from=avisos@emdia.example`);
  await send({ ...letter, unsubscribeUrl: "https://emdia.example/api/notices/unsubscribe/1.mention.x" });
  await send(letter);
  const [withAddress, without] = received.map((mail) => mail.replaceAll(/\r\n +/g, " "));
  expect(withAddress).toContain("List-Unsubscribe: <https://emdia.example/api/notices/unsubscribe/1.mention.x>");
  expect(withAddress).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(without).not.toContain("List-Unsubscribe");
});
