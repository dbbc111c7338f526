import { PLANS } from "@emdia/contract/limits.ts";
import { pendingStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import type { Standing, StandingReason } from "@emdia/contract/workers/standing.ts";
import { Anchor } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconMinus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { daysAfter } from "../../shared/days/months-after.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { formSearch } from "../../shared/workers/worker-form-address.ts";
import { standingQuery } from "./movements-queries.ts";
import { isSameReason, sharedReasons, standingTone } from "./standing-tone.ts";
import classes from "./worker-movements.module.css";

type Project = Standing["projects"][number];
const MOVEMENTS = "movimentacoes";
const icons = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, neutral: IconMinus } as const;

const useReasonText = () => {
  const { t } = useTranslation("workerMovements");
  const { day } = useFormat();
  return ({ hindrance, since, until }: Pick<StandingReason, "hindrance" | "since" | "until">): string => {
    const days = {
      since: since ? t("standing.since", { day: day(since) }) : "",
      until: until ? t("standing.until", { day: day(until) }) : "",
      begins: until ? t("standing.begins", { day: day(daysAfter(until, 1)) }) : t("standing.notBegun"),
    };
    return t(`standing.reasons.${hindrance}`, days).trim();
  };
};

const useProjectText = () => {
  const { t } = useTranslation("workerMovements");
  const { day } = useFormat();
  const reasonText = useReasonText();
  return ({ name, mayWork, until, reasons }: Project): string => {
    if (!mayWork) return t("standing.mayNot", { project: name, reasons: reasons.map(reasonText).join("; ") });
    return until ? t("standing.mayUntil", { project: name, day: day(until) }) : t("standing.may", { project: name });
  };
};

const useSentence = (standing: Standing): string => {
  const { t } = useTranslation("workerMovements");
  const reasonText = useReasonText();
  const projectText = useProjectText();
  const { may, total } = standingTone(standing);
  const [only] = standing.projects;
  if (total === 0) return t(`standing.none.${standing.status}`);
  if (total === 1 && only) return projectText(only);
  const shared = sharedReasons(standing).map(reasonText).join("; ");
  if (may === 0) return shared === "" ? t("standing.nowhere", { count: total }) : t("standing.nowhereBecause", { reasons: shared });
  return may === total ? t("standing.everywhere", { count: total }) : t("standing.somewhere", { may, total });
};

type Place = { readonly workerId: number; readonly isElsewhere: boolean };

/** Scrolls to the movements without navigation, so that the URL stays unchanged. */
const showMovements = (): void => {
  const heading = document.getElementById(MOVEMENTS);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Link to the movements on the worker's page: scrolls on that page, navigates from any other. */
const ToMovements = ({ place, children }: { readonly place: Place; readonly children: string }) =>
  place.isElsewhere ? (
    <Link to="/colaboradores/editar/$id" params={{ id: String(place.workerId) }} hash={MOVEMENTS}>
      {children}
    </Link>
  ) : (
    <Anchor
      href={`#${MOVEMENTS}`}
      onClick={(event) => {
        event.preventDefault();
        showMovements();
      }}
    >
      {children}
    </Anchor>
  );

type RemedyProps = { readonly projectId: number; readonly place: Place };
const Remedy = ({ reason, projectId, place }: RemedyProps & { readonly reason: StandingReason }) => {
  const { t } = useTranslation("workerMovements");
  const text = t(`standing.remedies.${reason.remedy}`);
  if (!reason.canRemedy) return <span>{t(`standing.who.${reason.side}`, { permission: t(`standing.permissions.${reason.remedy}`) })}</span>;
  if (reason.remedy === "project")
    return (
      <Link to="/projetos/editar/$id" params={{ id: String(projectId) }} search={{ secao: "visao-geral" }}>
        {text}
      </Link>
    );
  if (reason.remedy === "restrictions")
    return (
      <Link to={"/minha-conta" satisfies WebPath} search={{ secao: "colaboradores-restritos" }}>
        {text}
      </Link>
    );
  if (reason.remedy === "pendencies")
    return (
      <Link
        to={"/pendencias" satisfies WebPath}
        search={{
          project: projectId,
          plan: [...PLANS],
          status: [...pendingStatuses],
          ...(reason.ofWorkerOnly && { worker: place.workerId }),
        }}
      >
        {text}
      </Link>
    );
  if (reason.remedy === "links")
    return (
      <Link to="/colaboradores/editar/$id" params={{ id: String(place.workerId) }} search={formSearch} hash="section-projects">
        {text}
      </Link>
    );
  return <ToMovements place={place}>{text}</ToMovements>;
};

type ReasonsProps = RemedyProps & {
  readonly reasons: readonly StandingReason[];
  /** Reasons that the summary already shows: only their note and remedy are added here. */
  readonly said: readonly StandingReason[];
};
const Reasons = ({ reasons, said, ...told }: ReasonsProps) => {
  const reasonText = useReasonText();
  const textOf = (reason: StandingReason) => {
    if (said.some((one) => isSameReason(one, reason))) return reason.note;
    return reason.note ? `${reasonText(reason)} (${reason.note})` : reasonText(reason);
  };
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason) => {
        const text = textOf(reason);
        return (
          <li key={`${reason.hindrance} ${reason.since}`} className={classes.reason}>
            {text && `${text} · `}
            <Remedy reason={reason} {...told} />
          </li>
        );
      })}
    </ul>
  );
};

const StandingSection = ({ standing, place }: { readonly standing: Standing; readonly place: Place }) => {
  const { t } = useTranslation("workerMovements");
  const projectText = useProjectText();
  const { tone, may, total } = standingTone(standing);
  const said = may === 0 ? sharedReasons(standing) : [];
  const Icon = icons[tone];
  return (
    <section className={classes.standing} data-tone={tone} aria-label={t("standing.title")}>
      <p className={classes.sentence}>
        <Icon size={22} stroke={1.9} aria-hidden="true" />
        {useSentence(standing)}
      </p>
      {standing.projects.some(({ mayWork }) => total > 1 || !mayWork) && (
        <ul className={classes.projects}>
          {standing.projects.map((project) => (
            <li key={project.id} className={classes.project}>
              {total > 1 && (project.mayWork ? projectText(project) : <strong>{t("standing.notIn", { project: project.name })}</strong>)}
              {project.reasons.length > 0 && <Reasons reasons={project.reasons} said={said} projectId={project.id} place={place} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

type Props = {
  readonly workerId: number;
  /** True outside the worker's own page. */
  readonly isElsewhere?: boolean;
};

/** Whether the worker may work today: a summary, then every reason with its remedy. */
export const WorkerStanding = ({ workerId, isElsewhere = false }: Props) => {
  const query = useQuery(standingQuery(workerId));
  return (
    <QueryStatePanel query={query}>
      {(standing) => <StandingSection standing={standing} place={{ workerId, isElsewhere }} />}
    </QueryStatePanel>
  );
};
