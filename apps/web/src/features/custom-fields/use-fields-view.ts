import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { type FieldsView, readView, writeView } from "./view-address.ts";

/** What the section shows, and the way to something else in it. */
export const useFieldsView = (): readonly [FieldsView, (view: FieldsView) => void] => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  return [view, (next) => void navigate({ to: ".", search: (before: object) => writeView({ ...before }, next) })];
};
