import type { PrintedBadges } from "@emdia/contract/badges/badge-routes.ts";
import { Button, Group } from "@mantine/core";
import { IconSchool } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import classes from "./badge-dialog.module.css";

type Withheld = PrintedBadges["withheld"];
type Details = { readonly withheld?: Withheld };

/** The workers of a refusal because none of the badges may be printed. */
export const withheldIn = (error: unknown): Withheld =>
  error instanceof ApiFailure && error.code === "badge.training_lacking" ? ((error.details as Details | undefined)?.withheld ?? []) : [];

type Props = { readonly withheld: Withheld; readonly onClose: () => void };

/** Workers whose badges were not printed, with the trainings that they lack. */
export const WithheldNote = ({ withheld, onClose }: Props) => {
  const { t } = useTranslation("badges");
  return (
    <div className={classes.content}>
      <section className={classes.note} role="status">
        <IconSchool size={18} aria-hidden="true" />
        <div>
          <strong>{t("trainings.withheld", { count: withheld.length })}</strong>
          <ul>
            {withheld.map(({ employeeId, name, trainings }) => (
              <li key={employeeId}>{t("trainings.line", { name, trainings: trainings.join(", ") })}</li>
            ))}
          </ul>
        </div>
      </section>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t("trainings.close")}</Button>
      </Group>
    </div>
  );
};
