import type { PermitState, PublicPermit } from "@emdia/contract/risk-schedule/permit.ts";
import { Button, Skeleton } from "@mantine/core";
import { IconCircleCheckFilled, IconCircleXFilled, IconClockFilled, IconPlayerPauseFilled, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./permit-info.module.css";
import { permitInfoQuery } from "./permit-info-query.ts";

const icons = {
  in_force: IconCircleCheckFilled,
  ahead: IconClockFilled,
  suspended: IconPlayerPauseFilled,
  ended: IconCircleXFilled,
  replaced: IconCircleXFilled,
} as const satisfies { readonly [S in PermitState | "ahead"]: unknown };

/** State of the permit in large words, readable outdoors: word, icon and colour say the same. Green only within the shift. */
const State = ({ state, isAhead, start }: Pick<PublicPermit, "state" | "isAhead" | "start">) => {
  const { t } = useTranslation(["permitInfo", "permitWords"]);
  const { day } = useFormat();
  const shown = state === "in_force" && isAhead ? "ahead" : state;
  const Icon = icons[shown];
  return (
    <div className={classes.state} data-state={shown}>
      <span className={classes.verdict}>
        <Icon size={44} aria-hidden="true" />
        {shown === "ahead" ? t("inForceFrom", { day: day(start.day), time: start.time }) : t(`permitWords:states.${shown}`)}
      </span>
      <span>{t(`says.${shown}`)}</span>
    </div>
  );
};

const Permit = ({ permit }: { readonly permit: PublicPermit }) => {
  const { t } = useTranslation(["permitInfo", "permitWords"]);
  const { day, instant } = useFormat();
  const { state, kind, number, contractorName, facilityName, departmentName, start, end, isAhead, checkedAt } = permit;
  const span =
    start.day === end.day
      ? t("oneDay", { day: day(start.day), start: start.time, end: end.time })
      : t("days", { startDay: day(start.day), start: start.time, endDay: day(end.day), end: end.time });
  const fields = [
    ["span", span],
    ["place", t("place", { area: departmentName, unit: facilityName })],
    ["contractor", contractorName],
  ] as const;
  return (
    <>
      <div>
        <PageTitle>{t(`permitWords:kinds.${kind}`)}</PageTitle>
        <p>{t("number", { number })}</p>
      </div>
      <State state={state} isAhead={isAhead} start={start} />
      <dl className={classes.fields}>
        {fields.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.checked}>{t("checkedAt", { at: instant(checkedAt) })}</p>
    </>
  );
};

const Refused = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation("permitInfo");
  const messageOf = useMessageOf();
  if (error instanceof ApiFailure && error.code === "work_permit.not_found")
    return (
      <>
        <PageTitle>{t("unknown.title")}</PageTitle>
        <p role="status">{t("unknown.says")}</p>
      </>
    );
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <RefusalNote>{messageOf(error)}</RefusalNote>
    </>
  );
};

/** Public page of a work permit by the code in its address. */
export const PermitInfo = () => {
  const { t } = useTranslation("permitInfo");
  const { code = "" } = useParams({ strict: false });
  const { data, error, isFetching, refetch } = useQuery(permitInfoQuery(code));
  return (
    <div className={classes.page}>
      {error !== null && <Refused error={error} />}
      {error === null && data && <Permit permit={data} />}
      {error === null && !data && <Skeleton height={240} role="status" aria-label={t("loading")} />}
      <Button
        variant="default"
        size="md"
        leftSection={<IconRefresh size={20} aria-hidden="true" />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {t("again")}
      </Button>
    </div>
  );
};
