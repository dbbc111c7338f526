import { Skeleton } from "@mantine/core";
import type { DetailControls } from "./detail-parts.ts";
import classes from "./pendency-detail.module.css";
import type { PendencyRecord } from "./pendency-record.ts";
import { WorkerName } from "./worker-name.tsx";

type Props = { readonly record: PendencyRecord; readonly reference: string | null; readonly openOverlay?: DetailControls["openOverlay"] };

/** The worker, company, project and reference period. A placeholder of the same height while loading. */
export const PendencySubject = ({ record: { employee, project }, reference, openOverlay }: Props) => {
  const { name } = employee;
  const names = [...project.invitedCompanies.map((company) => company.name), project.name, reference];
  const text = names.filter((one) => typeof one === "string").join(" · ");
  if (text === "") return <Skeleton height={14} width={320} my={4} />;
  return (
    <span className={classes.whose}>
      {name !== undefined && (openOverlay ? <WorkerName employee={{ name }} openOverlay={openOverlay} /> : name)}
      {name !== undefined && " · "}
      {text}
    </span>
  );
};
