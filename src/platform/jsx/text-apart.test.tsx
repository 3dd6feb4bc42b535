import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { translate } from "../../../tests/fixtures/translate-as-browsers";

function Save({ saving, label }: { readonly saving: boolean; readonly label: ReactNode }) {
  return (
    <button type="button">
      {saving && <i>…</i>}
      {label}
    </button>
  );
}

const Sum = ({ sum, tax }: { readonly sum: number; readonly tax: boolean }) => (
  <p>
    Total: {sum} {tax && <small>with tax</small>}
  </p>
);

const Found = ({ parts }: { readonly parts: readonly string[] }) => (
  <>
    {parts.map((part) => (part === "soup" ? <mark key={part}>{part}</mark> : part))}
    <>{parts.length}</>
  </>
);

test("something comes and goes before a text that was translated", () => {
  const { rerender, container } = render(<Save saving={false} label="Save" />);
  translate(container);
  rerender(<Save saving label="Save" />);
  expect(container.textContent).toBe("…[Save]");
  rerender(<Save saving={false} label="Save" />);
  expect(container.textContent).toBe("[Save]");
});

test("a text that was translated goes", () => {
  const { rerender, container } = render(<Save saving label="Save" />);
  translate(container);
  rerender(<Save saving label={null} />);
  expect(container.textContent).toBe("[…]");
});

test("a text beside others that was translated changes", () => {
  const { rerender, container } = render(<Sum sum={5} tax />);
  translate(container);
  rerender(<Sum sum={7} tax={false} />);
  expect(container.textContent).toContain("Total: 7");
  expect(container.textContent).not.toContain("5");
});

test("texts of a list and of a fragment are elements as well", () => {
  const { rerender, container } = render(<Found parts={["hot ", "soup", " today"]} />);
  expect(container.textContent).toBe("hot soup today3");
  translate(container);
  rerender(<Found parts={["soup", " now"]} />);
  expect(container.textContent).toBe("[soup] now2");
});

test("a text alone, an option and white space stay as they are", () => {
  const { container } = render(
    <p>
      <b>alone</b> <i>{"one "}two</i>
    </p>,
  );
  expect(container.innerHTML).toBe("<p><b>alone</b> <i>one two</i></p>");
});
