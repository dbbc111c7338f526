import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { CLASS_VACANCY_MAX } from "@emdia/contract/trainings/limits.ts";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { useChangeVacancy } from "./class-queries.ts";
import classes from "./training-class.module.css";

type Props = { readonly training: TrainingClass };

/** The typed number of places; null outside the limits. */
const placesFrom = (typed: string): number | null => {
  const places = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return places >= 1 && places <= CLASS_VACANCY_MAX ? places : null;
};

const VacancyForm = ({ training, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation("trainingClass");
  const messageOf = useMessageOf();
  const { mutate, error, isPending } = useChangeVacancy(training);
  const [typed, setTyped] = useState(String(training.vacancy));
  const [isTried, setTried] = useState(false);
  const places = placesFrom(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (places === null) return;
    mutate(places, {
      onSuccess: () => {
        notify.success(t("vacancy.done"));
        onClose();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className={classes.vacancyForm}>
      <TextInput
        label={t("vacancy.label")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        autoFocus
        value={typed}
        error={(isTried && places === null && t("vacancy.invalid", { max: CLASS_VACANCY_MAX })) || (error !== null && messageOf(error))}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
      />
      <span className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          {t("save")}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onClose}>
          {t("cancel")}
        </Button>
      </span>
    </form>
  );
};

/** Places of a class, with a form in the same place to change their number. */
export const VacancyFact = ({ training }: Props) => {
  const { t } = useTranslation("trainingClass");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { taken, vacancy, can } = training;
  return (
    <div>
      <dt>{t("vacancy.title")}</dt>
      <dd>
        {isOpen ? (
          <VacancyForm training={training} onClose={() => setOpen(false)} />
        ) : (
          <span className={classes.vacancy}>
            {t("vacancy.taken", { taken, vacancy })}
            {can.updateVacancy && (
              <ActionIcon ref={button} size={28} aria-label={t("vacancy.change")} title={t("vacancy.change")} onClick={() => setOpen(true)}>
                <IconPencil size={16} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            )}
          </span>
        )}
      </dd>
    </div>
  );
};
