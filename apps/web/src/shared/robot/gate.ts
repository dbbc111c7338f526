import { api } from "../api/api.ts";
import { createGate } from "./create-gate.ts";
import { solve } from "./solve.ts";

/** Shared instance, so that consecutive forms use the prepared pass. */
export const gate = createGate({
  ask: () => api("GET /authentication/robot-challenge")(),
  solve,
  exchange: (response) => api("POST /authentication/recaptcha")({ body: { response } }),
  nowMs: Date.now,
});
