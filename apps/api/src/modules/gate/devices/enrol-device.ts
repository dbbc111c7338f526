import { refuse } from "../../../kernel/outcome.ts";
import { type DeviceKeys, hashOfSecret } from "../../../platform/http/device-key.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { enrolByHash } from "../store/gate-devices.ts";

/** Used, expired and unknown secrets get the same refusal. */
export const enrolDevice =
  (keys: DeviceKeys): Handler<"POST /gate/enrolment"> =>
  async ({ tx, now, caller }, { body: { secret } }) => {
    const key = keys.issue();
    const hashes = { enrolmentHash: hashOfSecret(secret), keyHash: hashOfSecret(key) };
    const device = await enrolByHash(tx, { ...hashes, at: now, address: caller.address });
    return device ? { key, deviceName: device.name, companyName: device.companyName } : refuse("gate_device.enrolment_invalid");
  };
