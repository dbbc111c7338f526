// Keys of gate devices: bearer tokens with a MAC, so that a forged key is anonymous and costs no query.
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const PREFIX = "gate_";
const RANDOM_BYTES = 24;
const MAC_CHARS = 22;
const SHAPE = /^gate_([\w-]{32})([\w-]{22})$/;

/** SHA-256 as the database stores it. */
export const hashOfSecret = (text: string): string => createHash("sha256").update(text).digest("hex");

export type DeviceKeys = {
  readonly issue: () => string;
  /** The hash of a key that this installation issued. The database checks whether it is still valid. */
  readonly hashOf: (key: string) => string | undefined;
};

/** Issues and checks the keys of gate devices with the installation's secret. */
export const deviceKeys = (secret: string): DeviceKeys => {
  const key = createHmac("sha256", secret).update("device keys").digest();
  const macOf = (random: string) => createHmac("sha256", key).update(random).digest("base64url").slice(0, MAC_CHARS);
  return {
    issue: () => {
      const random = randomBytes(RANDOM_BYTES).toString("base64url");
      return `${PREFIX}${random}${macOf(random)}`;
    },
    hashOf: (text) => {
      const [, random = "", mac = ""] = SHAPE.exec(text) ?? [];
      return random !== "" && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(random))) ? hashOfSecret(text) : undefined;
    },
  };
};
