import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { ActionIcon } from "@mantine/core";
import { IconAlertTriangle, IconBan, IconId } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ChoiceBox } from "../../shared/bulk/choice-box.tsx";
import { useFormat } from "../../shared/format/use-format.ts";
import { keepSearchParams } from "../../shared/list/keep-search-params.ts";
import row from "../../shared/list/row-name.module.css";
import { pendingFilterForWorker } from "../../shared/pendencies/of-worker.ts";
import { useMay } from "../../shared/session/permissions.ts";
import lines from "../../shared/ui/lines.module.css";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { useMayChoose } from "./use-may-choose.ts";
import type { WorkerSelection } from "./worker-filter.ts";
import classes from "./worker-parts.module.css";

type Props = { readonly worker: WorkerRow };

export const WorkerName = ({ worker: { id, name, role, document } }: Props) => (
  <span className={row.words}>
    <Link className={row.link} to="/colaboradores/editar/$id" params={{ id: String(id) }} search={keepSearchParams} title={name}>
      {name}
    </Link>
    <span className={lines.quiet}>
      {role} · {document.number}
    </span>
  </span>
);

export const WorkerProjects = ({ worker: { projects, projectTotal } }: Props) => {
  const { t } = useTranslation("workers");
  if (projectTotal === 0) return <span className={lines.quiet}>{t("noProject")}</span>;
  const names = projects.map(({ name }) => name).join(", ");
  const more = projectTotal - projects.length;
  return (
    <span className={classes.clamped} title={names}>
      {more > 0 ? `${names}, ${t("moreProjects", { count: more })}` : names}
    </span>
  );
};

/** Restriction of a worker, with the contractor and the reason. */
export const WorkerRestriction = ({ worker: { restriction } }: Props) => {
  const { t } = useTranslation("workers");
  const { day } = useFormat();
  if (!restriction) return null;
  const { company, reason, startDate, endDate, isActive } = restriction;
  const details = { company: company.name, reason };
  return (
    <span className={classes.restriction}>
      <StatusChip tone="bad" Icon={IconBan}>
        {isActive ? t("restricted") : t("restrictedFrom", { day: day(startDate) })}
      </StatusChip>
      <span className={lines.quiet}>{endDate ? t("restrictedUntil", { ...details, day: day(endDate) }) : t("restrictedBy", details)}</span>
    </span>
  );
};

/** The number of open pendencies, linked to the pendency list. */
export const WorkerPendencies = ({ worker: { id, pendencyTotal } }: Props) => {
  const { t } = useTranslation("workers");
  const { number } = useFormat();
  const may = useMay();
  const details = t("pendencies", { count: pendencyTotal, total: number(pendencyTotal) });
  if (pendencyTotal === 0) return <span className={lines.quiet}>{details}</span>;
  const chip = (
    <StatusChip tone="warn" Icon={IconAlertTriangle}>
      {details}
    </StatusChip>
  );
  if (!may("see_pendency")) return chip;
  return (
    <Link className={classes.pendencies} to="/pendencias" search={pendingFilterForWorker(id)}>
      {chip}
    </Link>
  );
};

/** Checkbox of a row, shown if a bulk action exists for the worker. */
export const WorkerChoice = ({ worker, selection }: Props & { readonly selection: WorkerSelection }) => {
  const { t } = useTranslation("workers");
  const mayChoose = useMayChoose();
  if (!mayChoose(worker)) return null;
  return <ChoiceBox className={classes.choice} rows={[worker]} selection={selection} label={t("select", { name: worker.name })} />;
};

/** Opens the badge of a worker who is in a project. */
export type OpenBadge = ((workerId: number) => void) | undefined;
export const WorkerBadge = ({ worker: { id, name, projectTotal, status }, onOpen }: Props & { readonly onOpen: OpenBadge }) => {
  const { t } = useTranslation("workers");
  if (!onOpen || projectTotal === 0 || status === "dismissed") return null;
  const label = t("badgeOf", { name });
  return (
    <ActionIcon size={32} aria-label={label} title={label} onClick={() => onOpen(id)}>
      <IconId size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
};
