import { Component, type ReactNode } from "react";
import { reportError } from "../../shared/errors/report-error.ts";

/**
 * Fallback if the error page itself fails: no translations, components or router that could fail again. It is in Portuguese, the language
 * of most users.
 */
const PlainPage = () => (
  <div role="alert">
    <h1>Algo aconteceu :(</h1>
    <p>
      <a href="/">Ir para página inicial</a>
    </p>
  </div>
);

export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? <PlainPage /> : this.props.children;
  }
}
