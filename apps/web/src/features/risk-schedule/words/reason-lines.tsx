import { PLANS } from "@emdia/contract/limits.ts";
import { pendingStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { CompetenceReasonLine } from "@emdia/contract/risk-schedule/competence.ts";
import type { Moment } from "@emdia/contract/risk-schedule/moment.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formSearch } from "../../../shared/workers/worker-form-address.ts";
import { useReasonText } from "./use-reason-text.ts";
import classes from "./words.module.css";

/** Where the reasons of a worker are resolved. Without it, as in a form that a link would leave, only the side is named. */
type RemedyPlace = { readonly workerId: number; readonly projectId: number };
type RemedyProps = { readonly reason: CompetenceReasonLine; readonly place: RemedyPlace };

const RemedyLink = ({ reason, place: { workerId, projectId } }: RemedyProps) => {
  const { t } = useTranslation("riskSchedule");
  if (reason.remedy === null) return null;
  const text = t(`remedies.${reason.remedy}`);
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
        search={{ project: projectId, worker: workerId, plan: [...PLANS], status: [...pendingStatuses] }}
      >
        {text}
      </Link>
    );
  if (reason.remedy === "movements")
    return (
      <Link to="/colaboradores/editar/$id" params={{ id: String(workerId) }} hash="movimentacoes">
        {text}
      </Link>
    );
  const hash = reason.remedy === "links" ? "section-projects" : "section-risks";
  return (
    <Link to="/colaboradores/editar/$id" params={{ id: String(workerId) }} search={formSearch} hash={hash}>
      {text}
    </Link>
  );
};

type Props = { readonly reasons: readonly CompetenceReasonLine[]; readonly start: Moment; readonly place?: RemedyPlace };

/** Why a worker may not do the work, and who resolves each reason. */
export const ReasonLines = ({ reasons, start, place }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.reason} ${reason.since} ${reason.note}`}>
          {reasonText(reason, start)}
          {reason.side !== null && (
            <span className={classes.remedy}>
              {" · "}
              {place && reason.canRemedy ? <RemedyLink reason={reason} place={place} /> : t(`who.${reason.side}`)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
