import type { RiskCandidate } from "@emdia/contract/risk-schedule/competence.ts";
import { RISK_TEAM_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import lines from "../../../shared/ui/lines.module.css";
import { BookingLines } from "../words/booking-lines.tsx";
import { CompetenceChip } from "../words/competence-chip.tsx";
import { ReasonLines } from "../words/reason-lines.tsx";
import { withoutMember } from "./schedule-draft.ts";
import classes from "./schedule-form.module.css";
import type { Candidates } from "./use-candidates.ts";
import type { ScheduleForm } from "./use-schedule-form.ts";

type Props = { readonly form: ScheduleForm; readonly candidates: Candidates };

const Candidate = ({ candidate, form: { draft, type } }: Pick<Props, "form"> & { readonly candidate: RiskCandidate }) => {
  const { t } = useTranslation("riskScheduleForm");
  const { employeeId, name, role, competence, bookings, refusedFor } = candidate;
  const isChosen = draft.employees.some((one) => one.employeeId === employeeId);
  const isFull = draft.employees.length >= RISK_TEAM_MAX;
  const add = () => type({ employees: [...draft.employees, { employeeId, name, role, part: "executes" }] });
  return (
    <li className={`${lines.line} ${classes.candidate}`}>
      <Checkbox
        checked={isChosen}
        disabled={!isChosen && (refusedFor !== null || isFull)}
        onChange={({ currentTarget }) => (currentTarget.checked ? add() : type(withoutMember(draft, employeeId)))}
        aria-label={t("team.choose", { name })}
      />
      <span className={lines.words}>
        <span className={lines.name}>{name}</span>
        <span className={lines.quiet}>{role}</span>
        <span>
          <CompetenceChip competence={competence} />
        </span>
        {refusedFor !== null && <span className={classes.fault}>{t(`team.refused.${refusedFor}`)}</span>}
        <ReasonLines reasons={competence.reasons} start={{ day: draft.startDay, time: draft.startTime }} />
        <BookingLines bookings={bookings} />
      </span>
    </li>
  );
};

/** Workers of the supplier, those who may do the whole work first. */
export const CandidateList = ({ form, candidates: { list, asked, filter, ask } }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <div className={classes.candidates}>
      <h3 className={classes.heading}>{t("team.candidates")}</h3>
      <p className={classes.quiet}>{t("team.candidatesSay")}</p>
      <TextInput
        type="search"
        data-field="employees"
        label={t("team.search")}
        placeholder={t("team.searchPlaceholder")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={200}
        autoComplete="off"
        value={asked.name ?? ""}
        onChange={({ currentTarget }) => ask({ name: currentTarget.value })}
        // The list follows the typing; Enter would submit the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ListFrame
        query={list}
        mayLoad
        filter={filter}
        onTurn={ask}
        empty={{ title: t("team.noCandidates"), hint: t("team.noCandidatesHint") }}
      >
        {(rows) => (
          <ul className={lines.lines} aria-label={t("team.candidates")}>
            {rows.map((candidate) => (
              <Candidate key={candidate.employeeId} candidate={candidate} form={form} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
};
