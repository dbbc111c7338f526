import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Anchor, Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useEmailFromHistoryState } from "../travelling-email.ts";

type Props = { readonly to: WebPath; readonly main?: boolean; readonly children: ReactNode };

/** Link to the next page; its history state carries the e-mail entered so far. */
export const WayLink = ({ to, main = false, children }: Props) => {
  const email = useEmailFromHistoryState();
  if (!main) {
    return (
      <Anchor ta="center" renderRoot={(props) => <Link to={to} state={{ email }} {...props} />}>
        {children}
      </Anchor>
    );
  }
  return (
    <Button fullWidth renderRoot={(props) => <Link to={to} state={{ email }} {...props} />}>
      {children}
    </Button>
  );
};
