const sliders = document.querySelectorAll<HTMLInputElement>('#before-after input[type=range]');

/** Shows as much of the picture before as the slider above both pictures says. */
function follow(slider: HTMLInputElement): void {
  slider.parentElement?.style.setProperty('--at', slider.value);
}

for (const slider of sliders) {
  slider.addEventListener('input', () => follow(slider));
  // Moved while this code was loading.
  follow(slider);
}
