import { Component, type ReactNode } from 'react';
import { type ControlState, readControls, restoreControls } from './controlState.ts';

/** Maximum number of errors after which an island is rendered again, so that a recurring error causes no endless loop. */
const MAX_RESTARTS = 3;

/** `onMount` gets the function that repeats the changes of the visitor. */
type KeepControlsProps = { island: HTMLElement; onMount: (repeat: () => void) => void; children: ReactNode };

/**
 * Renders its children again after an error. Keeps the input of the visitor when React recreates the controls: after an error, or
 * instead of hydration if a translation or an extension has changed the page.
 */
export class KeepControls extends Component<KeepControlsProps> {
  // Only declares its fields, because the helper that defines fields in older browsers is longer than this class.
  declare private errors: number;
  declare private controls: ControlState[];

  static getDerivedStateFromError() {
    return {};
  }
  override componentDidMount() {
    this.props.onMount(restoreControls(this.props.island, this.controls));
  }
  override componentDidUpdate() {
    setTimeout(restoreControls(this.props.island, this.controls));
  }
  override componentDidCatch(error: Error) {
    this.errors = (this.errors || 0) + 1;
    if (this.errors > MAX_RESTARTS) throw error;
  }
  override render() {
    // Reads the state at the last moment before React changes the page.
    this.controls = readControls(this.props.island);
    return this.props.children;
  }
}
