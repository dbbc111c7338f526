import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { type FieldsView, readView, writeView } from "./view-address.ts";

/** The current view of the section from the URL, and a function that opens another view. */
export const useFieldsView = (): readonly [FieldsView, (view: FieldsView) => void] => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  return [view, (next) => void navigate({ to: ".", search: (before: object) => writeView({ ...before }, next) })];
};
