import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of gate devices. */
export const text = {
  "gate_device.not_found": "Este dispositivo no existe o usted no tiene acceso a él.",
  "gate_device.revoked": "Este dispositivo fue revocado. Registre uno nuevo.",
  "gate_device.enrolment_invalid": "Este código de activación ya se usó o venció. Genere uno nuevo.",
} as const satisfies { readonly [C in ExplainedIn<"gateRefusals">]: string };
