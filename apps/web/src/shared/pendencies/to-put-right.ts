import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

type Asked = Pick<Pendency, "checklist"> & { readonly moves: readonly Pick<Pendency["moves"][number], "action">[] };

/** What has to be put right before it is sent again, in the order of the questions: told to whoever may send it. */
export const toPutRight = ({ checklist, moves }: Asked): Pendency["checklist"] =>
  moves.some(({ action }) => action === "send" || action === "renew")
    ? checklist.filter(({ status }) => status === "INVALID").toSorted((one, other) => one.position - other.position)
    : [];
