import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of gate devices. */
export const text = {
  "gate_device.not_found": "Este dispositivo não existe ou você não tem acesso a ele.",
  "gate_device.revoked": "Este dispositivo foi revogado. Cadastre um novo.",
  "gate_device.enrolment_invalid": "Este código de ativação já foi usado ou expirou. Gere um novo código.",
} as const satisfies { readonly [C in ExplainedIn<"gateRefusals">]: string };
