import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useObservable } from "../../../shared/create-observable.ts";
import { scrollIntoContainer } from "../scroll-into-container.ts";
import { askedWhys } from "./asked-why.ts";
import { templatesQuery } from "./checklist-queries.ts";

/** Scrolls the form into view inside the side column, or in the page if there is no column. */
const show = (form: HTMLFormElement): void => {
  if (!scrollIntoContainer(form.closest("[data-beside]"), form, "top")) form.scrollIntoView({ block: "start" });
};

/**
 * The element to focus: the form while the suggestions load, then the first suggestion or the text field. Null if the user is already
 * typing.
 */
const placeIn = (form: HTMLFormElement, suggestions: number | undefined): HTMLElement | null => {
  if (suggestions === undefined) return form;
  if (form.contains(document.activeElement) && document.activeElement?.matches("input,textarea")) return null;
  return form.querySelector<HTMLElement>(suggestions > 0 ? "fieldset button" : "textarea");
};

/** Focuses the justification form once after the user opens it. A form that was restored with the page does not take the focus. */
export const useFocusJustification = (pendencyId: number, checklistId: number) => {
  const form = useRef<HTMLFormElement>(null);
  const { data, isPending } = useQuery(templatesQuery(checklistId));
  const suggestions = isPending ? undefined : (data?.length ?? 0);
  const target = useObservable(askedWhys.watched).get(pendencyId);
  const isNew = target?.checklistId === checklistId && target.isNew;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded suggestions change the height of the form.
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
