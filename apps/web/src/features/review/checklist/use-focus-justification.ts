import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useObservable } from "../../../shared/create-observable.ts";
import { scrollIntoContainer } from "../scroll-into-container.ts";
import { askedWhys } from "./asked-why.ts";
import { templatesQuery } from "./checklist-queries.ts";

/** Comes into view beside the document; where there is no column of its own, in the page. */
const show = (form: HTMLFormElement): void => {
  if (!scrollIntoContainer(form.closest("[data-beside]"), form, "top")) form.scrollIntoView({ block: "start" });
};

/** Where the focus goes: into the form at once, whose keys are its own, and in it to the first suggestion, or to the text where there is none. */
const placeIn = (form: HTMLFormElement, suggestions: number | undefined): HTMLElement | null => {
  if (suggestions === undefined) return form;
  if (form.contains(document.activeElement) && document.activeElement?.matches("input,textarea")) return null;
  return form.querySelector<HTMLElement>(suggestions > 0 ? "fieldset button" : "textarea");
};

/** Leads whoever asked for it into the form; whoever finds it open on coming back goes on where they are. */
export const useFocusJustification = (pendencyId: number, checklistId: number) => {
  const form = useRef<HTMLFormElement>(null);
  const { data, isPending } = useQuery(templatesQuery(checklistId));
  const suggestions = isPending ? undefined : (data?.length ?? 0);
  const asked = useObservable(askedWhys.watched).get(pendencyId);
  const isNew = asked?.checklistId === checklistId && asked.isNew;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the suggestions make the form longer.
  useEffect(() => {
    if (form.current && isNew) show(form.current);
  }, [isNew, suggestions]);
  useEffect(() => {
    if (!isNew || form.current === null) return;
    placeIn(form.current, suggestions)?.focus({ preventScroll: true });
    if (suggestions !== undefined) askedWhys.write(pendencyId, { checklistId, isNew: false });
  }, [isNew, suggestions, pendencyId, checklistId]);
  return form;
};
