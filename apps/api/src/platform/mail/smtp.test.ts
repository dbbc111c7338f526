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

/** A mail server on this machine that keeps what it gets. */
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

test("an e-mail arrives with both of its texts, from the address of the installation", async () => {
  const { received, host } = await listen();
  await openSmtp(`smtp://${host}?from=avisos@emdia.example`)(letter);
  const [mail = ""] = received;
  expect(mail).toContain("From: Em Dia <avisos@emdia.example>");
  expect(mail).toContain("To: rita@ipe.example");
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
});

test("a message that is sent again is recognisable by its id", async () => {
  const { received, host } = await listen();
  const send = openSmtp(`smtp://${host}?from=avisos@emdia.example`);
  await send(letter);
  await send(letter);
  const ids = received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(ids).toEqual(Array(2).fill("<0f8fad5b-d9cb-469f-a165-70867728950e@emdia.example>"));
});

test("the name and password of the address sign in", async () => {
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

test("a recipient that does not exist is not tried again, and is not named in the failure", async () => {
  const refuse = Object.assign(new Error("no such mailbox rita@ipe.example"), { responseCode: 550 });
  const { host } = await listen({ onRcptTo: (_address, _session, done) => done(refuse) });
  const failure = await openSmtp(`smtp://${host}`)(letter).catch((error) => error);
  expect(failure).toBeInstanceOf(HopelessJob);
  expect(failure.message).toBe("the mail server did not take the message (EENVELOPE 550)");
});

test("a server that is busy or away is tried again", async () => {
  const busy = Object.assign(new Error("try later"), { responseCode: 451 });
  const { host } = await listen({ onRcptTo: (_address, _session, done) => done(busy) });
  const failure = await openSmtp(`smtp://${host}`)(letter).catch((error) => error);
  expect(failure).not.toBeInstanceOf(HopelessJob);
  expect(failure.message).toBe("the mail server did not take the message (EENVELOPE 451)");
});
