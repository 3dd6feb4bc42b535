export { filmFolder, firstFilmOf } from "./film-folder";
