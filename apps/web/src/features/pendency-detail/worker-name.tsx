import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Anchor } from "@mantine/core";
import { useMayAt } from "../../shared/session/permissions.ts";
import type { DetailControls } from "./detail-parts.ts";

type Props = { readonly employee: Pick<NonNullable<Pendency["employee"]>, "name">; readonly openOverlay: DetailControls["openOverlay"] };

/** The worker's name, as a button that opens the worker drawer if the user may see workers. */
export const WorkerName = ({ employee: { name }, openOverlay }: Props) => {
  const mayAt = useMayAt();
  if (!mayAt("see_employee", "/colaboradores")) return name;
  return (
    <Anchor component="button" type="button" inherit ta="start" aria-haspopup="dialog" onClick={() => openOverlay("worker")}>
      {name}
    </Anchor>
  );
};
