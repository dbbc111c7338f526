import { createTransport, type SMTPTransportOptions } from "nodemailer";
import { HopelessJob } from "../jobs/job.ts";
import type { Email } from "./message.ts";

export type EmailCarrier = (email: Email) => Promise<void>;

const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;
const PORTS = { "smtp:": 587, "smtps:": 465 } as const;

/** Parses `smtp://user:password@host:587?from=…`. With a password, TLS is required unless the host is this machine. */
const optionsOf = (url: URL): SMTPTransportOptions => {
  const isSecure = url.protocol === "smtps:";
  const auth = url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || PORTS[isSecure ? "smtps:" : "smtp:"],
    secure: isSecure,
    requireTLS: auth !== undefined && !isSecure && !LOOPBACK.test(url.hostname),
    ...(auth && { auth }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** Reports only the codes of a mail server, because its messages repeat addresses and texts. */
const refusalOf = (error: unknown): Error => {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  const told = `the mail server did not take the message (${[code, responseCode].filter(Boolean).join(" ") || "no answer"})`;
  const isForGood = code === "EENVELOPE" && responseCode !== undefined && responseCode >= 500;
  return isForGood ? new HopelessJob(told) : new Error(told);
};

/** Headers for the unsubscribe button of a mail client (RFC 8058). */
const unsubscribeHeaders = (url: string | undefined) =>
  url === undefined ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

export const openSmtp = (mailUrl: string): EmailCarrier => {
  const url = new URL(mailUrl);
  const from = { name: "Em Dia", address: url.searchParams.get("from") ?? `nao-responda@${url.hostname}` };
  const [, domain = url.hostname] = from.address.split("@");
  const transport = createTransport(optionsOf(url));
  return async ({ id, to, subject, text, html, unsubscribeUrl }) => {
    const headers = { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) };
    const message = { from, to, subject, text, html, messageId: `<${id}@${domain}>`, headers };
    await transport.sendMail(message).catch((error) => {
      throw refusalOf(error);
    });
  };
};
