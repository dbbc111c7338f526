import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of gate devices. */
export const text = {
  "gate_device.not_found": "This device does not exist or you have no access to it.",
  "gate_device.revoked": "This device was revoked. Register a new one.",
  "gate_device.enrolment_invalid": "This activation code was already used or has expired. Generate a new one.",
} as const satisfies { readonly [C in ExplainedIn<"gateRefusals">]: string };
