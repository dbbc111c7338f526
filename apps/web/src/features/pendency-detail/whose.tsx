import { Skeleton } from "@mantine/core";
import classes from "./pendency-detail.module.css";
import type { PendencyRecord } from "./pendency-record.ts";

type Props = { readonly record: PendencyRecord; readonly reference: string | null };

/** Whose document it is, for which project and which month or year; a line of the same height while nobody knows. */
export const Whose = ({ record: { employee, project }, reference }: Props) => {
  const names = [employee.name, ...project.invitedCompanies.map(({ name }) => name), project.name, reference];
  const told = names.filter((name) => typeof name === "string");
  return told.length === 0 ? <Skeleton height={14} width={320} my={4} /> : <span className={classes.whose}>{told.join(" · ")}</span>;
};
