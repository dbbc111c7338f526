import * as z from "zod";

export const SECRET_MIN_LENGTH = 32;
const PORT_MAX = 65_535;

export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(PORT_MAX));

export const onOrOff = z.enum(["on", "off"]).transform((word) => word === "on");

/** An address with one of these schemes and a host; nothing is said about whether anybody answers there. */
export const address = (...schemes: readonly string[]) =>
  z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== "";
  });

/** Scheme, host and port alone: paths are appended to it. */
export const origin = z
  .string()
  .regex(/^https?:\/\/[^/?#\s]+\/?$/)
  .refine((text) => URL.canParse(text))
  .transform((text) => text.replace(/\/$/, ""));

export const storage = z.union([z.string().regex(/^file:\/\/\/\S/), address("s3")]);
export const secret = z.string().min(SECRET_MIN_LENGTH);
