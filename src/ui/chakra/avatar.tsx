import { AvatarFallback, AvatarImage, AvatarRoot } from "@chakra-ui/react/avatar";
import { UserIcon } from "../icons/user";
import { type AvatarProps, initialsOf } from "../plain/avatar";
import { avatar } from "../theme/recipes/parts";

/** A round picture of a person; decoration, because the name stands beside it or in its button. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  return (
    <AvatarRoot
      recipe={avatar}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden="true"
    >
      <AvatarFallback>{initialsOf(name) || <UserIcon size={Math.round(size * 0.55)} />}</AvatarFallback>
      {src ? <AvatarImage src={src} alt="" width={size} height={size} /> : null}
    </AvatarRoot>
  );
}
