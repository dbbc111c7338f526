import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of notices. */
export const text = {
  "notice.not_found": "Este aviso ya no existe.",
  "notice.link_invalid": "El enlace ya no es válido. Elija en Mi cuenta los correos que recibe.",
  "notice.without_inbox": "Un resumen se envía solo por correo.",
} as const satisfies { readonly [C in ExplainedIn<"noticeRefusals">]: string };
