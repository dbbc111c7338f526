import { CHECKLIST_PAGE_MAX, JUSTIFICATION_MAX_LENGTH, JUSTIFICATION_MIN_LENGTH } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useObservable } from "../../../shared/create-observable.ts";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { askedWhys, dropWhy, type Why, writeWhy, writtenWhys } from "./asked-why.ts";
import classes from "./checklist.module.css";
import { templatesQuery, useAnswer } from "./checklist-queries.ts";
import { focusQuestion } from "./focus-question.ts";
import { Suggestions } from "./suggestions.tsx";
import { useFocusJustification } from "./use-focus-justification.ts";

type Item = Pendency["checklist"][number];
type Props = { readonly item: Item; readonly why: Why };

/** The page number, or null if the input is invalid. */
const pageOf = (typed: string): number | null => {
  const page = Number(typed);
  return typed.trim() !== "" && Number.isInteger(page) && page >= 1 && page <= CHECKLIST_PAGE_MAX ? page : null;
};

/** Returns the focus to the question, where the keyboard shortcuts work. The draft remains. */
const leaveForQuestion = (event: KeyboardEvent) => {
  event.preventDefault();
  focusQuestion();
};

/** Whether the key starts a text outside an input. Digits are excluded, because they are shortcuts for answers. */
const beginsToWrite = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.matches("input,textarea"));

const useForm = ({ item, why }: Props, pendencyId: number) => {
  const { mutateAsync, isPending } = useAnswer(pendencyId);
  const once = useSingleFlight();
  const { data: templates = [] } = useQuery(templatesQuery(item.id));
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = why.text.trim();
  const isShort = text.length < JUSTIFICATION_MIN_LENGTH;
  const save = () => {
    setTried(true);
    if (isShort) return field.current?.focus();
    const taken = why.suggestion === null ? undefined : templates[why.suggestion];
    const { reason = null, action = null, example = null } = taken ?? {};
    const explained = { invalidDescription: text, reason, action, example, page: pageOf(why.page) };
    const answer = { checklistId: item.id, status: "INVALID", ...explained, answerVersion: why.seen } as const;
    void once(() => mutateAsync(answer).catch(() => undefined));
  };
  return { field, isLacking: isTried && isShort, isPending, save };
};

const Form = ({ item, why, pendencyId }: Props & { readonly pendencyId: number }) => {
  const { t } = useTranslation(["review", "shared"]);
  const { field, isLacking, isPending, save } = useForm({ item, why }, pendencyId);
  const form = useFocusJustification(pendencyId, item.id);
  const submit = useRef<HTMLButtonElement>(null);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return leaveForQuestion(event);
    // Focuses the field on keydown, so that it receives this letter too.
    if (beginsToWrite(event)) field.current?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      data-own-keys=""
      tabIndex={-1}
      className={classes.form}
      onSubmit={send}
      onKeyDown={handleKeyDown}
      aria-label={t("checklist.why")}
    >
      <p className={classes.asks}>{t("checklist.why")}</p>
      <p className={classes.question}>{item.question}</p>
      <Suggestions item={item} why={why} onTaken={() => submit.current?.focus()} />
      <Textarea
        ref={field}
        name="invalidDescription"
        label={t("checklist.justification")}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={JUSTIFICATION_MAX_LENGTH}
        // Read-only while saving: later input would be lost when the form closes.
        readOnly={isPending}
        value={why.text}
        error={isLacking && t("checklist.justificationMissing")}
        onChange={({ currentTarget }) => writeWhy(item.id, { text: currentTarget.value })}
        onKeyDown={(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && save()}
      />
      <TextInput
        name="page"
        label={t("checklist.page")}
        inputMode="numeric"
        w="10rem"
        value={why.page}
        onChange={({ currentTarget }) => writeWhy(item.id, { page: currentTarget.value.replace(/\D/g, "") })}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => dropWhy(pendencyId, item.id)}>
          {t("cancel")}
        </Button>
        <Button ref={submit} type="submit" loading={isPending}>
          {t("checklist.saveNo")}
        </Button>
      </Group>
    </form>
  );
};

/** Form for the justification of a Não, above the history. Nothing is saved before it. */
export const Justification = ({ pendency: { id, checklist } }: { readonly pendency: Pendency }) => {
  const asked = useObservable(askedWhys.watched).get(id);
  const written = useObservable(writtenWhys.watched);
  const item = checklist.find((one) => one.id === asked?.checklistId);
  const why = item && written.get(item.id);
  if (!item || !why) return null;
  return <Form key={item.id} item={item} why={why} pendencyId={id} />;
};
