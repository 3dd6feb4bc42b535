import { Component, type ErrorInfo, type ReactNode } from "react";
import { isChunkError } from "./chunk-errors";
import { notifyFailureShown } from "./lazy";

interface Props {
  children: ReactNode;
  /** Shown in place of what failed. `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** When this changes (the address, say), the children are rendered again. */
  resetKey?: string;
  /** Whether the page may be reloaded for a file that is gone; it may when this is not given. */
  mayReload?: () => boolean;
}

interface State {
  /** The last one, of which a part that works again knows nothing. */
  error: unknown;
  failed: boolean;
  resetKey: string | undefined;
}

/** Keeps a failure to its part of the page. A file of an older build that is gone reloads the page once, when online. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // The last moment at which what was typed into the failed part is still in the page.
    dispatchEvent(new Event("part-fails"));
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey, failed: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    notifyFailureShown();
    console.error(error, info.componentStack);
    // The boot script has the worker look at its files, of which one may be damaged, and looks for a newer version.
    dispatchEvent(
      new CustomEvent("part-failed", {
        detail: isChunkError(error) && (this.props.mayReload ?? (() => true)),
      }),
    );
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ failed: false }));
  }
}
