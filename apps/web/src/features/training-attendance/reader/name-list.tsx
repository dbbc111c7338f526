import type { RosterParticipant } from "@emdia/contract/trainings/attendance-routes.ts";
import { Button, TextInput } from "@mantine/core";
import { IconClockUp, IconSearch, IconUserCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { plainText } from "../../../shared/format/plain-text.ts";
import lines from "../../../shared/ui/lines.module.css";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import classes from "../attendance.module.css";

const SHOWN_MAX = 60;

type RowProps = {
  readonly participant: RosterParticipant;
  readonly state: "saved" | "waiting" | undefined;
  readonly onMark: (participant: RosterParticipant) => void;
};

const Row = ({ participant, state, onMark }: RowProps) => {
  const { t } = useTranslation("trainingAttendance");
  const { name, providerName } = participant;
  return (
    <li className={classes.row}>
      <span className={lines.words}>
        <span className={lines.name}>{name}</span>
        <span className={lines.quiet}>{providerName}</span>
      </span>
      {state === undefined ? (
        <Button variant="default" size="md" aria-label={t("names.markOf", { name })} onClick={() => onMark(participant)}>
          {t("names.mark")}
        </Button>
      ) : (
        <StatusChip tone={state === "saved" ? "good" : "warn"} Icon={state === "saved" ? IconUserCheck : IconClockUp}>
          {t(`names.${state}`)}
        </StatusChip>
      )}
    </li>
  );
};

type Props = Pick<RowProps, "onMark"> & {
  readonly participants: readonly RosterParticipant[];
  readonly attended: ReadonlyMap<number, "saved" | "waiting">;
};

/** Participants by name, for those without a badge at hand. */
export const NameList = ({ participants, attended, onMark }: Props) => {
  const { t } = useTranslation("trainingAttendance");
  const [search, setSearch] = useState("");
  const words = plainText(search.trim());
  const found = participants.filter(({ name }) => plainText(name).includes(words));
  return (
    <section className={classes.stack}>
      <h2 className={classes.heading}>{t("names.title")}</h2>
      <TextInput
        type="search"
        size="md"
        label={t("names.search")}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maxLength={200}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <p className={lines.quiet}>{t(participants.length === 0 ? "names.nobody" : "names.nothingFound")}</p>}
      <ul className={lines.lines} aria-label={t("names.title")}>
        {found.slice(0, SHOWN_MAX).map((participant) => (
          <Row key={participant.id} participant={participant} state={attended.get(participant.id)} onMark={onMark} />
        ))}
      </ul>
      {found.length > SHOWN_MAX && <p className={lines.quiet}>{t("names.more", { shown: SHOWN_MAX, total: found.length })}</p>}
    </section>
  );
};
