import type { ReservedSection } from "../built-sections.ts";

/** What will live in each section that is not built yet, and where to go meanwhile. Whoever builds one removes its sentence. */
export const text = {
  "agenda-de-risco": "Aqui você vai decidir o que a agenda de risco marca sozinha; até lá, combine as atividades em cada projeto.",
} as const satisfies { readonly [S in ReservedSection]: string };
