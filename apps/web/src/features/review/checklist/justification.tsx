import { CHECKLIST_PAGE_MAX, JUSTIFICATION_MAX_LENGTH, JUSTIFICATION_MIN_LENGTH } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWatched } from "../../../shared/watched.ts";
import { showWithin } from "../show-within.ts";
import { type AskedWhy, askedWhy } from "./asked-why.ts";
import classes from "./checklist.module.css";
import { templatesQuery, useAnswer } from "./checklist-queries.ts";

type Item = Pendency["checklist"][number];
type Props = { readonly item: Item; readonly asked: AskedWhy };

const write = (change: Partial<AskedWhy>) => {
  const known = askedWhy.read();
  if (known) askedWhy.write({ ...known, ...change });
};

/** The page that was named, where it is one. */
const pageOf = (typed: string): number | null => {
  const page = Number(typed);
  return typed.trim() !== "" && Number.isInteger(page) && page >= 1 && page <= CHECKLIST_PAGE_MAX ? page : null;
};

/** Comes into view beside the document; where there is no column of its own, in the page. */
const show = (form: HTMLFormElement): void => {
  if (!showWithin(form.closest("[data-beside]"), form, "top")) form.scrollIntoView({ block: "start" });
};

/** What is said of a question often: taken by a click, and worded further by whoever wants to. */
const Suggestions = ({ item, asked, onTaken }: Props & { readonly onTaken: () => void }) => {
  const { t } = useTranslation("review");
  const { data = [] } = useQuery(templatesQuery(item.id));
  const first = useRef<HTMLButtonElement>(null);
  const isThere = data.length > 0;
  useEffect(() => {
    const form = first.current?.form;
    if (form) show(form);
    if (isThere && document.activeElement?.closest("textarea") === null) first.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (!isThere) return null;
  return (
    <fieldset className={classes.suggestions} aria-label={t("checklist.suggestions")}>
      {data.map(({ invalidDescription, action, reason }, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: suggestions have no other name than their place.
          key={place}
          ref={place === 0 ? first : null}
          type="button"
          className={classes.suggestion}
          aria-pressed={asked.suggestion === place}
          onClick={() => {
            write({ text: invalidDescription, suggestion: place });
            onTaken();
          }}
        >
          <span className={classes.reason}>{t(`reasons.${reason}`)}</span>
          {invalidDescription}
          <span className={classes.quiet}>{t("checklist.action", { action })}</span>
        </button>
      ))}
    </fieldset>
  );
};

const useForm = ({ item, asked }: Props, pendencyId: number) => {
  const { mutate, isPending } = useAnswer(pendencyId);
  const { data: templates = [] } = useQuery(templatesQuery(item.id));
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = asked.text.trim();
  const isShort = text.length < JUSTIFICATION_MIN_LENGTH;
  const save = () => {
    setTried(true);
    if (isShort) return field.current?.focus();
    const taken = asked.suggestion === null ? undefined : templates[asked.suggestion];
    const { reason = null, action = null, example = null } = taken ?? {};
    mutate({ checklistId: item.id, status: "INVALID", invalidDescription: text, reason, action, example, page: pageOf(asked.page) });
  };
  return { field, isLacking: isTried && isShort, isPending, save };
};

const Form = ({ item, asked, pendencyId }: Props & { readonly pendencyId: number }) => {
  const { t } = useTranslation(["review", "shared"]);
  const { field, isLacking, isPending, save } = useForm({ item, asked }, pendencyId);
  const submit = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) show(form.current);
  }, []);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={send} aria-label={t("checklist.why")}>
      <p className={classes.asks}>{t("checklist.why")}</p>
      <p className={classes.question}>{item.question}</p>
      <Suggestions item={item} asked={asked} onTaken={() => submit.current?.focus()} />
      <Textarea
        ref={field}
        name="invalidDescription"
        label={t("checklist.justification")}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={JUSTIFICATION_MAX_LENGTH}
        value={asked.text}
        error={isLacking && t("checklist.justificationMissing")}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
        onKeyDown={(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && save()}
      />
      <TextInput
        name="page"
        label={t("checklist.page")}
        inputMode="numeric"
        w="10rem"
        value={asked.page}
        onChange={({ currentTarget }) => write({ page: currentTarget.value.replace(/\D/g, "") })}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => askedWhy.write(null)}>
          {t("cancel")}
        </Button>
        <Button ref={submit} type="submit" loading={isPending}>
          {t("checklist.saveNo")}
        </Button>
      </Group>
    </form>
  );
};

/** Above the history: why the answer is Não, asked before anything is saved. */
export const Justification = ({ pendency: { id, checklist } }: { readonly pendency: Pendency }) => {
  const asked = useWatched(askedWhy);
  const item = asked?.pendencyId === id ? checklist.find((one) => one.id === asked.checklistId) : undefined;
  if (!asked || !item) return null;
  return <Form key={item.id} item={item} asked={asked} pendencyId={id} />;
};
