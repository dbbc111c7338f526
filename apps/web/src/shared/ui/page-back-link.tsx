import { Anchor } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./page-back-link.module.css";

type Props = { readonly renderRoot: (props: Record<string, unknown>) => ReactNode; readonly children: string };

/** Link above a title to the parent page or list. */
export const PageBackLink = ({ renderRoot, children }: Props) => (
  <Anchor className={classes.back ?? ""} renderRoot={renderRoot}>
    <IconArrowLeft size={16} aria-hidden="true" />
    {children}
  </Anchor>
);
