import { type TeamPart, teamParts } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import lines from "../../../shared/ui/lines.module.css";
import { BookingLines } from "../words/booking-lines.tsx";
import { CompetenceChip } from "../words/competence-chip.tsx";
import { ReasonLines } from "../words/reason-lines.tsx";
import { type MemberDraft, withoutMember } from "./schedule-draft.ts";
import classes from "./schedule-form.module.css";
import type { Candidates } from "./use-candidates.ts";
import type { ScheduleForm } from "./use-schedule-form.ts";

type Props = { readonly form: ScheduleForm; readonly candidates: Candidates };

const partOf = (value: string): TeamPart => teamParts.find((part) => part === value) ?? "executes";

const Member = ({ member, form, candidates }: Props & { readonly member: MemberDraft }) => {
  const { t } = useTranslation(["riskScheduleForm", "riskSchedule"]);
  const { draft, type } = form;
  const found = candidates.isDescribed ? candidates.members.get(member.employeeId) : undefined;
  const change = (part: TeamPart) =>
    type({ employees: draft.employees.map((one) => (one.employeeId === member.employeeId ? { ...one, part } : one)) });
  return (
    <li className={`${lines.line} ${classes.member}`}>
      <span className={lines.words}>
        <span className={lines.name}>{member.name}</span>
        <span className={lines.quiet}>{member.role}</span>
        {found && (
          <>
            <span>
              <CompetenceChip competence={found.competence} />
            </span>
            <ReasonLines reasons={found.competence.reasons} start={{ day: draft.startDay, time: draft.startTime }} />
            <BookingLines bookings={found.bookings} />
          </>
        )}
      </span>
      <NativeSelect
        aria-label={t("team.partOf", { name: member.name })}
        value={member.part}
        onChange={({ currentTarget }) => change(partOf(currentTarget.value))}
        data={teamParts.map((part) => ({ value: part, label: t(`riskSchedule:parts.${part}`) }))}
      />
      <ActionIcon
        aria-label={t("team.removeOf", { name: member.name })}
        title={t("team.remove")}
        onClick={() => type(withoutMember(draft, member.employeeId))}
      >
        <IconX size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
};

/** The chosen team with the part of each worker. */
export const TeamList = ({ form, candidates }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  const { employees } = form.draft;
  if (employees.length === 0) return <p className={classes.quiet}>{t("team.empty")}</p>;
  return (
    <ul className={lines.lines} aria-label={t("team.list")}>
      {employees.map((member) => (
        <Member key={member.employeeId} member={member} form={form} candidates={candidates} />
      ))}
    </ul>
  );
};
