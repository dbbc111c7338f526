import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of badges, their configuration and images. */
export const text = {
  "badge.not_found": "Esta credencial ya no existe o usted no tiene acceso a ella.",
  "badge.not_enabled": "La contratante de este proyecto no usa la credencial de Em Dia.",
  "badge.training_lacking": "La credencial no se puede imprimir: las capacitaciones exigidas no están vigentes.",
  "badge_config.stale": "Otra persona cambió la configuración de la credencial. Revise los cambios y guarde de nuevo.",
  "badge_config.field_unknown": "Uno de los campos elegidos para la credencial ya no existe.",
  "badge_config.field_twice": "Un campo aparece más de una vez en la credencial.",
  "badge_config.training_unknown": "Una de las capacitaciones elegidas ya no existe. Recargue la lista.",
  "badge_config.training_missing": "Elija al menos una capacitación, o exija todas.",
  "image.unreadable": "La imagen no se puede abrir. Guárdela de nuevo como JPEG o PNG y envíela otra vez.",
  "image.too_large": "La imagen tiene demasiados píxeles. Redúzcala a 40 millones de píxeles como máximo y envíela de nuevo.",
  "image.not_scanned": "La imagen todavía se está verificando. Aparecerá en unos instantes.",
  "image.infected": "La verificación de virus rechazó la imagen. Envíe otra.",
} as const satisfies { readonly [C in ExplainedIn<"badgeRefusals">]: string };
