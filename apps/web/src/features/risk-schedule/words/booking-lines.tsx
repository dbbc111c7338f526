import type { Booking } from "@emdia/contract/risk-schedule/competence.ts";
import { IconAlertTriangle, IconBan } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { withSchedule } from "../schedule-address.ts";
import { useSpanText } from "./use-span-text.ts";
import classes from "./words.module.css";

type Props = {
  readonly bookings: readonly Booking[];
  /** Links to the other schedules. A form has none, because a link would leave it. */
  readonly withLinks?: boolean;
};

/** Other schedules of a worker that overlap the span. Those in another area of the contractor are refused. */
export const BookingLines = ({ bookings, withLinks = false }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { span } = useSpanText();
  const textOf = (one: Booking): string =>
    t(one.isRefused ? "bookings.refused" : "bookings.warned", {
      area: `${one.departmentName}, ${one.facilityName}`,
      company: one.projectName ?? one.companyName,
      span: span(one),
    });
  return bookings.map((one) => (
    <span
      key={`${one.id} ${one.departmentName} ${one.start.day} ${one.start.time}`}
      className={classes.booking}
      data-refused={one.isRefused || undefined}
    >
      {one.isRefused ? <IconBan size={14} aria-hidden="true" /> : <IconAlertTriangle size={14} aria-hidden="true" />}
      <span>
        {withLinks && one.id !== null ? (
          <Link to="/agenda-de-risco" search={withSchedule(one.id)}>
            {textOf(one)}
          </Link>
        ) : (
          textOf(one)
        )}
      </span>
    </span>
  ));
};
