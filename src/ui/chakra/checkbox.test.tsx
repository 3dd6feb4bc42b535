import { act, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { Switch } from "../plain/switch";
import { Checkbox } from "./checkbox";
import { KitProvider } from "./kit-provider";

let submitted: unknown;

function Form() {
  const { register, handleSubmit } = useForm({ defaultValues: { terms: false, news: false } });
  return (
    <KitProvider>
      <form onSubmit={(event) => void handleSubmit((values) => (submitted = values))(event)}>
        <Checkbox label="Terms" {...register("terms")} />
        <Switch label="News" {...register("news")} />
        <button type="submit">Send</button>
      </form>
    </KitProvider>
  );
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

it("a form reads true and false of a choice, however often it is pressed", async () => {
  render(<Form />);
  const [terms, news, send] = [
    screen.getByRole("checkbox", { name: "Terms" }),
    screen.getByRole("switch", { name: "News" }),
    screen.getByRole("button", { name: "Send" }),
  ];
  for (const element of [terms, news, send]) await press(element);
  expect(submitted).toEqual({ terms: true, news: true });
  for (const element of [terms, news, news, send]) await press(element);
  expect(submitted).toEqual({ terms: false, news: true });
});
