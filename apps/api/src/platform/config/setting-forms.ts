import { robotServices } from "@emdia/contract/identity/robot.ts";
import * as z from "zod";
import type { RobotSetting } from "../robot/setting.ts";

/** Zod schemas of single settings. */
export const SECRET_MIN_LENGTH = 32;
const PORT_MAX = 65_535;

export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(PORT_MAX));

export const onOrOff = z.enum(["on", "off"]).transform((word) => word === "on");

/** Any local notation: only people read it. */
export const phoneNumber = z.string().regex(/^\+?[\d() .-]{3,29}$/);

/** An address with one of these schemes and a host. Does not check that the host answers. */
export const address = (...schemes: readonly string[]) =>
  z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== "";
  });

/** Scheme, host and port without a path, because the code appends paths. */
export const origin = z
  .string()
  .regex(/^https?:\/\/[^/?#\s]+\/?$/)
  .refine((text) => URL.canParse(text))
  .transform((text) => text.replace(/\/$/, ""));

/** `outbox:` stores e-mails in the database instead of sending them. */
export const OUTBOX = "outbox:";
export const mail = z.union([z.literal(OUTBOX), address("smtp", "smtps")]);
export const storage = z.union([z.string().regex(/^file:\/\/\/\S/), address("s3")]);
export const secret = z.string().min(SECRET_MIN_LENGTH);

const serviceShape = new RegExp(`^(${robotServices.join("|")}):([^:\\s]+):(\\S+)$`);
const robotSetting = (text: string): RobotSetting | undefined => {
  if (text === "off" || text === "altcha") return { kind: text };
  const [, name, siteKey, key] = serviceShape.exec(text) ?? [];
  const service = robotServices.find((known) => known === name);
  return service && siteKey && key ? { kind: "service", service, siteKey, secret: key } : undefined;
};
/** `altcha`, `off`, or a service with its site key and secret. */
export const robotForm = z.string().transform((text, context) => {
  const setting = robotSetting(text);
  if (!setting) context.addIssue("is none of these");
  return setting ?? z.NEVER;
});

/** The number of trusted proxies in front of the server, or their addresses. */
export const proxies = z.union([
  z.string().regex(/^\d$/).transform(Number),
  z
    .string()
    .regex(/^[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*$/)
    .transform((list) => list.split(",").map((one) => one.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
]);
