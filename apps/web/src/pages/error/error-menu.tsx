import { Component, lazy, type ReactNode, Suspense } from "react";
import { reportError } from "../../shared/errors/report-error.ts";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { sessionStore } from "../../shared/session/session-store.ts";
import { ErrorFrame } from "./error-frame.tsx";

const ErrorLayout = lazy(async () => {
  const [layout] = await Promise.all([import("../layouts/default/default-layout.tsx"), loadTexts(["shell", "days"])]);
  return { default: layout.ErrorLayout };
});

type Props = { readonly children: ReactNode };

/** Shows the page without the menu if the layout with the menu fails too. */
class WithoutMenuOnError extends Component<Props & { readonly page: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? <ErrorFrame>{this.props.page}</ErrorFrame> : this.props.children;
  }
}

/** Layout of an error page outside the layouts: with the menu for signed-in users, otherwise the brand only. */
export const ErrorMenu = ({ children }: Props) => {
  if (sessionStore.readStored().state !== "valid") return <ErrorFrame>{children}</ErrorFrame>;
  return (
    <WithoutMenuOnError page={children}>
      <Suspense fallback={null}>
        <ErrorLayout>{children}</ErrorLayout>
      </Suspense>
    </WithoutMenuOnError>
  );
};
