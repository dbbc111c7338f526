import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Anchor } from "@mantine/core";
import { useMayAt } from "../../shared/session/permissions.ts";
import type { Desk } from "./detail-parts.ts";

type Props = { readonly employee: Pick<NonNullable<Pendency["employee"]>, "name">; readonly lay: Desk["lay"] };

/** Whose document it is: for whoever may look at workers, the way to more of them without leaving the document. */
export const WorkerName = ({ employee: { name }, lay }: Props) => {
  const mayAt = useMayAt();
  if (!mayAt("see_employee", "/colaboradores")) return name;
  return (
    <Anchor component="button" type="button" inherit ta="start" aria-haspopup="dialog" onClick={() => lay("worker")}>
      {name}
    </Anchor>
  );
};
