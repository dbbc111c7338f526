import { NativeSelect, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useObservable } from "../../../shared/create-observable.ts";
import { nowToTheMinute, today } from "../../../shared/format/today.ts";
import { PageBackLink } from "../../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import classes from "../attendance.module.css";
import { rosterQuery } from "../attendance-queries.ts";
import { attendance } from "../records/attendance.ts";
import { attendanceIn, type ClassRecord } from "../records/class-record.ts";
import { BadgeReader } from "./badge-reader.tsx";
import { currentSession } from "./current-session.ts";
import { NameList } from "./name-list.tsx";
import { OutcomeCard } from "./outcome-card.tsx";
import { useReader } from "./use-reader.ts";
import { RefusedNote, WaitingNote } from "./waiting-note.tsx";

type Roster = NonNullable<ClassRecord["roster"]>;
type ReaderProps = { readonly record: ClassRecord; readonly roster: Roster; readonly onStranger: () => void };

/** Reads the participants of one session; the session of this hour is chosen first. */
const Reader = ({ record, roster, onStranger }: ReaderProps) => {
  const { t } = useTranslation("trainingAttendance");
  const { sessions } = record.training;
  const [chosen, setChosen] = useState(() => currentSession(sessions, nowToTheMinute().slice(-"HH:MM".length))?.id ?? 0);
  const { shown, readBadge, readName } = useReader(record, chosen, onStranger);
  const attended = attendanceIn(record, chosen);
  const present = roster.participants.filter(({ id }) => attended.has(id)).length;
  const options = sessions.map(({ id, start, end, place }) => ({
    value: String(id),
    label: [t("today.times", { start, end }), place].filter(Boolean).join(" · "),
  }));
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <NativeSelect
          size="md"
          label={t("session")}
          data={options}
          value={String(chosen)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
        <p className={classes.count}>{t("present", { present, total: roster.participants.length })}</p>
        <OutcomeCard shown={shown} />
        <BadgeReader onRead={(text) => void readBadge(text)} />
      </div>
      <NameList participants={roster.participants} attended={attended} onMark={readName} />
    </div>
  );
};

const Gone = () => {
  const { t } = useTranslation("trainingAttendance");
  return <PageHeader title={t("gone")} hint={t("goneSays")} />;
};

/** Attendance of one class of today, on a phone. Shows the stored roster while there is no network. */
export const AttendanceScreen = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation("trainingAttendance");
  const record = useObservable(attendance.records).get(id);
  const query = useQuery(rosterQuery(id));
  useEffect(() => {
    attendance.open(id);
    return () => void attendance.close(id);
  }, [id]);
  const isGone = query.data === false;
  const roster = !isGone && record?.roster?.day === today() ? record.roster : null;
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/treinamentos/chamada" {...props} />}>{t("today.title")}</PageBackLink>
      {isGone && <Gone />}
      {!isGone && record && <PageHeader title={record.training.name} hint={record.training.companyName} />}
      {record && (
        <div className={classes.notes}>
          <WaitingNote record={record} />
          <RefusedNote record={record} />
        </div>
      )}
      {record && roster && <Reader record={record} roster={roster} onStranger={() => void query.refetch()} />}
      {!roster && !isGone && query.isError && <FailedRead error={query.error} onRetry={() => void query.refetch()} />}
      {!roster && query.isPending && <Skeleton height={320} role="status" aria-label={t("loading")} />}
    </>
  );
};
