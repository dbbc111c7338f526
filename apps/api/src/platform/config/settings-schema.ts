import * as z from "zod";
import { address, mail, onOrOff, origin, phoneNumber, port, proxies, robotForm, secret, storage } from "./setting-forms.ts";

/** Texts of a setting for README.md and for the error about a malformed value. */
type Words = { readonly expected: string; readonly byDefault: string; readonly meaning: string };
const words = z.registry<Words>();

const setting = <T extends z.ZodType>(form: T, said: Words): T => {
  words.add(form, said);
  return form;
};

export const settingsSchema = z.strictObject({
  PORT: setting(port.default(3000), {
    expected: "a port from 0 to 65535",
    byDefault: "3000",
    meaning: "the port it listens on; 0 takes any free one",
  }),
  HOST: setting(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default("127.0.0.1"),
    {
      expected: "a host name or an IP address",
      byDefault: "127.0.0.1",
      meaning: "the address it listens on",
    },
  ),
  EMDIA_PUBLIC_URL: setting(origin.optional(), {
    expected: "an address without a path, such as https://emdia.example.com",
    byDefault: "http://localhost:<PORT>",
    meaning: "what is printed at the start and what links begin with",
  }),
  EMDIA_DATA_DIR: setting(z.string().default(".data"), {
    expected: "a folder",
    byDefault: ".data",
    meaning: "embedded database, files, keys of this installation; relative to the checkout",
  }),
  DATABASE_URL: setting(address("postgres", "postgresql").optional(), {
    expected: "an address such as postgres://owner:password@host:5432/emdia",
    byDefault: "the embedded server",
    meaning: "a PostgreSQL (16 or later) of one's own",
  }),
  EMDIA_DEMO: setting(onOrOff.optional(), {
    expected: "on or off",
    byDefault: "on with the embedded database, a loopback HOST and a localhost EMDIA_PUBLIC_URL, off otherwise",
    meaning: "the demo world, loaded once; also opens /caixa-de-saida",
  }),
  EMDIA_DEMO_SIZE: setting(z.enum(["small", "large"]).default("small"), {
    expected: "small or large",
    byDefault: "small",
    meaning: "large is a hundred times the small one",
  }),
  EMDIA_ROBOT_CHECK: setting(robotForm.default({ kind: "altcha" }), {
    expected: "altcha, off with the demo, or a service such as turnstile:<site key>:<secret> (also hcaptcha, recaptcha)",
    byDefault: "altcha",
    meaning: "what proves at sign-in that nobody automatic is asking",
  }),
  EMDIA_TRUSTED_PROXIES: setting(proxies.default(0), {
    expected: "how many proxies stand in front (0 to 9), or their addresses such as 10.0.0.0/8,192.168.1.7",
    byDefault: "none",
    meaning: "whose word about the address of a caller is believed",
  }),
  EMDIA_STORAGE_URL: setting(storage.optional(), {
    expected: "an address such as file:///var/lib/emdia/files or s3://key:secret@host/bucket?region=…",
    byDefault: "files under EMDIA_DATA_DIR",
    meaning: "where documents are stored",
  }),
  EMDIA_MAIL_URL: setting(mail.optional(), {
    expected: "an address such as smtp://user:password@host:587, or outbox:",
    byDefault: "outbox: in a demo, required without it",
    meaning: "the server that delivers e-mails; outbox: stores them in the database",
  }),
  EMDIA_SMS_URL: setting(address("https", "http").optional(), {
    expected: "an address such as https://user:password@sms.example.com/send",
    byDefault: "outbox",
    meaning: "who delivers text messages; without one they stay in the outbox",
  }),
  EMDIA_SCANNER_URL: setting(address("clamd").optional(), {
    expected: "an address such as clamd://host:3310",
    byDefault: "none",
    meaning: "the virus scanner that sees every file first",
  }),
  EMDIA_CNPJ_LOOKUP_URL: setting(address("https", "http").optional(), {
    expected: "an address to which a CNPJ is appended, such as https://brasilapi.com.br/api/cnpj/v1",
    byDefault: "none",
    meaning: "who is asked about companies that the imported registry does not hold; it answers as BrasilAPI and Minha Receita do",
  }),
  EMDIA_SUPPORT_PHONE: setting(phoneNumber.optional(), {
    expected: "a telephone number of at most 30 characters, such as 0800 123 4567",
    byDefault: "none, and an invented one in a demo",
    meaning: "where somebody answers who helps; without one the sign-in shows no number",
  }),
  EMDIA_LINKING_SECONDS: setting(z.coerce.number().int().min(0).max(3_600).optional(), {
    expected: "whole seconds from 0 to 3600",
    byDefault: "180, and 15 in a demo",
    meaning: "over how long the linking of a changed project is spread",
  }),
  EMDIA_SECRET: setting(secret.optional(), {
    expected: "at least 32 characters that nobody can guess",
    byDefault: "made on the first start, kept in EMDIA_DATA_DIR",
    meaning: "signs sessions and links; required with DATABASE_URL",
  }),
  EMDIA_ROLE: setting(z.enum(["all", "web", "jobs"]).default("all"), {
    expected: "all, web or jobs",
    byDefault: "all",
    meaning: "what this process does: answer, work in the background, or both",
  }),
  EMDIA_LOG_LEVEL: setting(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"), {
    expected: "trace, debug, info, warn, error, fatal or silent",
    byDefault: "info",
    meaning: "the least important line that is written to the log",
  }),
});

export type GivenSettings = z.output<typeof settingsSchema>;

/** Every setting with its texts, in the order of README.md. */
export const describedSettings: readonly (Words & { readonly name: string })[] = Object.entries(settingsSchema.shape).map(
  ([name, form]) => {
    const said = words.get(form);
    if (said === undefined) throw new Error(`${name} has no words.`);
    return { name, ...said };
  },
);
